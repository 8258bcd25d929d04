import { addDays, daysUntil, type Reminder, type StatedNotice } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { isOpen } from '../proposal/open.ts';
import { aliasOf, t } from '../tables.ts';
import { type At, bidders, ofBid, pageOf, referenceIn, textIn } from './ofBids.ts';

/** Days before which people are reminded of what they answer. */
const daysBefore = [3, 1, 0];

/** As much of what is to be answered as a notice says. */
const maxLength = 120;

interface Due {
  bid: string;
  name: string;
  date: string;
  owner: string;
  ownerName: string;
  count: number;
}

const [a, r] = [aliasOf('questions', 'a'), aliasOf('requirements', 'r')];

/** What is still to be answered, whose it is, and when it is due: a question on its own day or with the bid, a requirement with the bid. */
const parts = {
  questions: {
    rows: sql`${a} join ${t} on ${t.id} = ${a.opportunityId}`,
    day: sql`coalesce(${a.due}, ${t.dueDate})`,
    owner: sql`${a.ownerId} as owner, ${a.ownerName} as ownerName`,
    isLeft: sql`${a.ownerId} is not null and ${a.state} = 'Open' and ${a.status} = 'Active'`,
  },
  requirements: {
    rows: sql`${r} join ${t} on ${t.id} = ${r.opportunityId}`,
    day: sql`${t.dueDate}`,
    owner: sql`${r.ownerId} as owner, ${r.ownerName} as ownerName`,
    isLeft: sql`${r.ownerId} is not null and ${r.state} in ('Open', 'In work') and ${r.status} = 'Active'`,
  },
};
type Part = keyof typeof parts;

/** What is due on one of the days, by bid and person. */
const dueOn = async (part: Part, days: readonly string[], { trx }: At): Promise<Due[]> => {
  const { rows: from, day, owner, isLeft } = parts[part];
  const { rows } = await sql<Due>`
    select ${t.id} as bid, ${t.solicitationName} as name, date_format(${day}, '%Y-%m-%d') as date, ${owner}, count(*) as count
      from ${from} where ${isLeft} and ${await isOpen(trx)} and ${day} in (${sql.join(days)})
      group by bid, name, date, owner, ownerName`.execute(trx);
  return rows;
};

const reminderOf = (part: Part, { bid, name, date, owner, ownerName, count }: Due, today: string): Reminder => ({
  recordId: bid,
  occasion: `${part}:${owner}:${date}:${daysUntil(date, today)}`,
  values: { name, date, count: Number(count) },
  link: `${pageOf(bid)}/${part}`,
  users: [{ id: owner, name: ownerName }],
  mail: 'digest',
});

const soon = (part: Part): StatedNotice => ({
  subject: 'dates',
  look: 'soon',
  readers: bidders,
  daily: async (today, at: At) => {
    const days = daysBefore.map((left) => addDays(today, left));
    return (await dueOn(part, days, at)).map((due) => reminderOf(part, due, today));
  },
});

/** Whoever answers questions of a buyer is reminded of those that are still open. */
export const questionsSoon = soon('questions');
/** The same of what a solicitation demands. */
export const requirementsSoon = soon('requirements');

const beginningOf = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text);

/** Somebody is to answer something; of what is given at once people are told once, and nobody of what they take themselves. */
const given = (part: Part): StatedNotice => ({
  ...ofBid({ subject: 'assigned', look: 'assigned' }, `${part}.created`, ({ kind, changes, record, by }, bid) => {
    const owner = referenceIn(kind === 'created' ? record.owner : changes.owner?.to);
    if (!owner || owner.id === by.id) return [];
    const values = { bid: bid.solicitationName, name: beginningOf(textIn(record.text)) };
    return [{ users: [owner], mail: 'now', values, link: `${pageOf(bid.id)}/${part}` }];
  }),
  on: [`opportunities.${part}.created`, `opportunities.${part}.changed`],
});

export const questionsGiven = given('questions');
export const requirementsGiven = given('requirements');
