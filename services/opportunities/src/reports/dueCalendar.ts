import { sql } from 'kysely';
import { b, bids } from './bids.ts';
import { dimension } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

const kinds = { due: b.dueDate, qna: b.dateQnA, decision: b.decisionDueDate };

/** How many bids of the same team are due in the week of a date. */
const duesOfTeam = sql`sum(d.kind = 'due') over (partition by ${b.primaryTeamId}, date_sub(d.day, interval weekday(d.day) day))`;

/** The dates ahead of the bids that are still worked on, and where several bids of a team are due in one week. */
export const dueCalendar = (view: View): Grouped => {
  const dates = Object.entries(kinds).map(
    ([kind, column]) => sql`select ${b.id}, ${kind} as kind, ${column} as day from b
      where ${column} between ${view.from} and ${view.to}`,
  );
  const day = sql.ref('d.day');
  const of = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { when: sql`d.kind = ${kind}` }]));
  return {
    tables: [
      bids(view, { categories: ['Open'] }),
      sql`dates as (${sql.join(dates, sql` union all `)})`,
      sql`d as (select d.id, d.kind, d.day, ${duesOfTeam} as dues from dates as d join b on ${b.id} = d.id)`,
    ],
    from: sql`b join d on d.id = ${b.id}`,
    where: [],
    ...dimension(view, day),
    across: view.across ? dimension({ ...view, by: view.across }, day) : undefined,
    measures: { ...of, dates: {}, collisions: { when: sql`d.kind = 'due' and d.dues > 1` } },
    largest: 'dates',
  };
};
