import type { Reference } from '@bidwright/contract-kit';
import { cannotBeKept } from '@bidwright/contract-opportunities';
import { addDays, daysUntil, type Reminder, type StatedNotice } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { isOpen } from '../proposal/open.ts';
import { warnedPlan } from '../proposal/warned.ts';
import { aliasOf, t } from '../tables.ts';
import { type At, type Bid, bidders, bidsWhere, ofBid, pageOf, referenceIn, responsible, textIn } from './ofBids.ts';

const planOf = (id: string) => `${pageOf(id)}/proposal`;

/** Somebody is to write a section of a proposal or to review it. */
export const sectionAssigned: StatedNotice = {
  ...ofBid({ subject: 'assigned', look: 'assigned' }, 'proposalSections.created', ({ kind, changes, record, by }) => {
    const given = (['writer', 'reviewer'] as const).map((field) =>
      referenceIn(kind === 'created' ? record[field] : changes[field]?.to),
    );
    const users = given.filter((one) => one?.id !== by.id);
    return [{ users, mail: 'now', values: { section: textIn(record.title) } }];
  }),
  on: ['opportunities.proposalSections.created', 'opportunities.proposalSections.changed'],
};

/** Days before which people are reminded of their part. */
const daysBefore = [3, 1, 0];

const [s, q] = [aliasOf('proposalSections', 's'), aliasOf('proposalSteps', 'q')];

/** Open bids whose proposals are planned. */
const plannedBids = async (at: At): Promise<Bid[]> =>
  bidsWhere(at, [
    await isOpen(at.trx),
    sql`(exists (select 1 from ${s} where ${s.opportunityId} = ${t.id} and ${s.status} = 'Active')
      or exists (select 1 from ${q} where ${q.opportunityId} = ${t.id} and ${q.status} = 'Active'))`,
  ]);

interface Due {
  id: string;
  date: string | null;
  users: readonly (Reference | null)[];
  section?: string;
}

/** What is still to do of all plans. */
const openIn = async (today: string, at: At) => {
  const found = (await plannedBids(at)).map(async (bid) => {
    const { plan, warnings } = await warnedPlan(at.trx, bid, today);
    const sections = plan.sections
      .filter(({ state }) => state !== 'Done')
      .map(({ id, title, due: date, writer }): Due => ({ id, date, users: [writer], section: title }));
    const steps = plan.steps
      .filter(({ doneOn }) => doneOn === null)
      .map(({ id, day: date, people: users }): Due => ({ id, date, users }));
    return { bid, sections, steps, warnings };
  });
  return Promise.all(found);
};

const reminderOf = (bid: Bid, { date, users, section }: Due, occasion: string): Reminder => ({
  recordId: bid.id,
  occasion,
  values: { name: bid.solicitationName, date: date ?? '', ...(section !== undefined && { section }) },
  link: planOf(bid.id),
  users,
  mail: 'digest',
});

const soon = (of: 'sections' | 'steps'): StatedNotice => ({
  subject: 'dates',
  look: 'soon',
  readers: bidders,
  daily: async (today, at: At) => {
    const days = new Set(daysBefore.map((left) => addDays(today, left)));
    return (await openIn(today, at)).flatMap((one) =>
      one[of]
        .filter(({ date }) => date !== null && days.has(date))
        .map((due) => reminderOf(one.bid, due, `${due.id}:${due.date}:${daysUntil(due.date ?? today, today)}`)),
    );
  },
});

export const sectionSoon = soon('sections');
export const stepSoon = soon('steps');

/** Days ahead of which people are told that a day cannot be kept. */
const ahead = 14;

/** A day of a plan cannot be kept: leave, or the firm's own pace, leave too little time before it. */
export const planAtRisk: StatedNotice = {
  subject: 'dates',
  look: 'late',
  readers: bidders,
  daily: async (today, at: At) =>
    (await openIn(today, at)).flatMap(({ bid, sections, steps, warnings }) =>
      warnings.filter(cannotBeKept).flatMap(({ of, about }) => {
        const due = [...sections, ...steps].find(({ id }) => id === of);
        if (!due?.date || due.date > addDays(today, ahead)) return [];
        const users = [...due.users, ...responsible(bid).map((one) => one ?? null)];
        return [reminderOf(bid, { id: of, date: due.date, users }, `${of}:${about}:${due.date}`)];
      }),
    ),
};
