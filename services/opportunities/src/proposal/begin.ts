import { may, message, type Reference } from '@bidwright/contract-kit';
import {
  type beginProposalPlan,
  fittedTemplate,
  maxTitles,
  proposalSections,
  proposalSteps,
  scheduleOf,
  workDaysIn,
} from '@bidwright/contract-opportunities';
import { type CallContext, createRecord, Problem, transact, untilWritten } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf, type Db } from '../tables.ts';
import { bidAsked } from './bidAsked.ts';
import { calendarOf } from './calendarOf.ts';
import { firmsTemplate } from './firmsTemplate.ts';
import { keptPlan } from './rows.ts';

type Asked = CallContext<typeof beginProposalPlan, Db>;

interface Begun {
  title: string;
  writer: Reference | null;
}

const r = aliasOf('requirements', 'r');

/** The sections that requirements name, in the order of the first of each; whoever owns most of them writes it. */
const namedByRequirements = async (db: Db, bid: string): Promise<Begun[]> => {
  const { rows } = await sql<{ title: string; id: string | null; name: string | null }>`select
      ${r.proposalSection} as title, ${r.ownerId} as id, ${r.ownerName} as name
    from ${r} where ${r.opportunityId} = ${bid} and ${r.status} = 'Active' and ${r.state} <> 'Not applicable'
      and ${r.proposalSection} is not null order by ${r.place}, ${r.id}`.execute(db);
  const bySection = Map.groupBy(rows, ({ title }) => title.trim().toLocaleLowerCase('en'));
  return [...bySection.values()].slice(0, maxTitles).map((own) => {
    const owners = Map.groupBy(
      own.filter(({ id }) => id !== null),
      ({ id }) => id,
    );
    const most = [...owners.values()].toSorted((one, other) => other.length - one.length)[0]?.[0];
    return { title: own[0]?.title ?? '', writer: most?.id ? { id: most.id, name: most.name ?? '' } : null };
  });
};

type Bid = Awaited<ReturnType<typeof bidAsked>>;

const manager = ({ rfpManager, ownerUser }: Bid): Reference[] => {
  const one = rfpManager ?? ownerUser;
  return one ? [{ id: one.id, name: one.name }] : [];
};

const planned = async (db: Db, bid: Bid, begun: readonly Begun[], today: string) => {
  const people = manager(bid);
  const writers = begun.flatMap(({ writer }) => (writer ? [writer] : []));
  const calendar = await calendarOf(db, [...new Set([...people, ...writers].map(({ id }) => id))], bid.dueDate);
  const workDays = workDaysIn(calendar, { after: today, to: bid.dueDate });
  const steps = fittedTemplate(workDays, await firmsTemplate(db)).map(({ name: kind, workDaysBefore }, at) => ({
    id: `step ${at}`,
    opportunityId: bid.id,
    kind,
    name: null,
    workDaysBefore,
    people,
    place: at + 1,
    doneOn: null,
    day: null,
    status: 'Active' as const,
  }));
  // Sections are read first in the review after the begin.
  const readyFor = (steps[1] ?? steps[0])?.kind ?? '';
  const sections = begun.map(({ title, writer }, at) => ({
    id: `section ${at}`,
    opportunityId: bid.id,
    title,
    writer,
    reviewer: people[0] ?? null,
    maxPages: null,
    pages: null,
    state: 'Not started' as const,
    readyFor,
    place: at + 1,
    due: null,
    status: 'Active' as const,
  }));
  const schedule = scheduleOf({ dueDate: bid.dueDate, steps, sections }, calendar);
  return {
    steps: steps.map(({ id, ...step }) => ({ ...step, day: schedule.get(id)?.day ?? null })),
    sections: sections.map(({ id, ...section }) => ({ ...section, due: schedule.get(id)?.day ?? null })),
  };
};

/** Begins the plan of a bid, see the contract: all of it, or nothing. */
export const beginPlan = ({ service, db, person, by, input }: Asked) =>
  untilWritten(db, () =>
    transact(db, service.eventSink, async (trx) => {
      // Of two who begin at once the second finds what the first has begun: nothing was read before.
      await trx.selectFrom('opportunities').select('id').where('id', '=', input.opportunityId).forUpdate().execute();
      const bid = await bidAsked(trx, service, input.opportunityId);
      if (!may(proposalSections.rights.create, person, { parent: bid }))
        throw new Problem(403, 'forbidden', 'You have no right to plan the proposal of this bid');
      const before = await keptPlan(trx, bid);
      if (before.steps.length + before.sections.length > 0)
        throw new Problem(409, 'plan-begun', 'This bid already has a proposal plan', {
          fields: { opportunityId: message('proposalPlan.begun') },
        });
      const named = await namedByRequirements(trx, bid.id);
      const begun = named.length > 0 ? named : input.titles.map((title) => ({ title, writer: null }));
      if (begun.length === 0)
        throw new Problem(422, 'invalid', 'Neither requirements nor titles name a section', {
          fields: { titles: message('proposalPlan.noSections') },
        });
      const { steps, sections } = await planned(trx, bid, begun, input.today);
      for (const step of steps) await createRecord(trx, service.resource(proposalSteps), step, by);
      for (const section of sections) await createRecord(trx, service.resource(proposalSections), section, by);
      return { steps: steps.length, sections: sections.length };
    }),
  );
