import { addDays, daysUntil, type Reminder, type StatedNotice } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { isOpen } from '../proposal/open.ts';
import { aliasOf, t } from '../tables.ts';
import { type At, bidders, pageOf } from './ofBids.ts';

/** Days before which people are reminded of what they answer. */
const daysBefore = [3, 1, 0];

interface Due {
  part: 'questions' | 'requirements';
  bid: string;
  name: string;
  date: string;
  owner: string;
  ownerName: string;
  count: number;
}

const [a, r] = [aliasOf('questions', 'a'), aliasOf('requirements', 'r')];

const asText = (date: unknown) => sql`date_format(${date}, '%Y-%m-%d') as date`;

/** What is due on one of the days, by bid and person: questions on their own day or with the bid, requirements with the bid. */
const dueOn = async (days: readonly string[], { trx }: At): Promise<Due[]> => {
  const open = await isOpen(trx);
  const of = sql`${t.id} as bid, ${t.solicitationName} as name, count(*) as count`;
  const day = sql`coalesce(${a.due}, ${t.dueDate})`;
  const { rows } = await sql<Due>`
    select 'questions' as part, ${asText(day)}, ${a.ownerId} as owner, ${a.ownerName} as ownerName, ${of}
      from ${a} join ${t} on ${t.id} = ${a.opportunityId}
      where ${a.ownerId} is not null and ${a.state} = 'Open' and ${a.status} = 'Active' and ${open}
        and ${day} in (${sql.join(days)})
      group by bid, name, date, owner, ownerName
    union all
    select 'requirements' as part, ${asText(t.dueDate)}, ${r.ownerId} as owner, ${r.ownerName} as ownerName, ${of}
      from ${r} join ${t} on ${t.id} = ${r.opportunityId}
      where ${r.ownerId} is not null and ${r.state} in ('Open', 'In work') and ${r.status} = 'Active' and ${open}
        and ${t.dueDate} in (${sql.join(days)})
      group by bid, name, date, owner, ownerName`.execute(trx);
  return rows;
};

const reminderOf = ({ part, bid, name, date, owner, ownerName, count }: Due, today: string): Reminder => ({
  recordId: bid,
  occasion: `${part}:${owner}:${date}:${daysUntil(date, today)}`,
  values: { name, date, count: Number(count) },
  link: `${pageOf(bid)}/${part}`,
  users: [{ id: owner, name: ownerName }],
  mail: 'digest',
});

const soon = (of: Due['part']): StatedNotice => ({
  subject: 'dates',
  look: 'soon',
  readers: bidders,
  daily: async (today, at: At) => {
    const due = await dueOn(
      daysBefore.map((left) => addDays(today, left)),
      at,
    );
    return due.filter(({ part }) => part === of).map((one) => reminderOf(one, today));
  },
});

/** Whoever answers questions of a buyer is reminded of those that are still open. */
export const questionsSoon = soon('questions');
/** The same of what a solicitation demands. */
export const requirementsSoon = soon('requirements');
