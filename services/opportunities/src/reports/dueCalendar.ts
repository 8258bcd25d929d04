import { sql } from 'kysely';
import { bids } from './bids.ts';
import { dimension } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

const kinds = { due: 'dueDate', qna: 'dateQnA', decision: 'decisionDueDate' };

/** The dates ahead of the bids that are still worked on. */
export const dueCalendar = (view: View): Grouped => {
  const dates = Object.entries(kinds).map(
    ([kind, column]) => sql`select b.id, ${kind} as kind, ${sql.ref(`b.${column}`)} as day from b
      where ${sql.ref(`b.${column}`)} between ${view.from} and ${view.to}`,
  );
  const of = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { when: sql`d.kind = ${kind}` }]));
  return {
    tables: [bids(view, { categories: ['Open'] }), sql`d as (${sql.join(dates, sql` union all `)})`],
    from: sql`b join d on d.id = b.id`,
    where: [],
    ...dimension(view, sql.ref('d.day')),
    measures: { ...of, dates: {} },
    largest: view.by === 'team' ? 'dates' : undefined,
  };
};
