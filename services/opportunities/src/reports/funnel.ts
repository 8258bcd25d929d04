import { sql } from 'kysely';
import { bids, stays } from './bids.ts';
import { share, statusKey } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import { among, idsOf, valueBy } from './lookups.ts';
import type { View } from './view.ts';

/** Through which statuses the bids went that were recorded in a period, and where they left. */
export const funnel = (view: View): Grouped => {
  const places = [...view.lookups.statuses].map(([id, { order }]) => [id, order] as const);
  const dropped = among(sql.ref('s.nextId'), idsOf(view.lookups, 'Lost', 'No-bid', 'Cancelled'));
  const isLater = sql`${valueBy(sql.ref('s.nextId'), places)} > ${valueBy(sql.ref('s.statusId'), places)}`;
  return {
    tables: [bids(view), stays],
    from: sql`b join s on s.parentId = b.id`,
    where: [sql`b.created between ${view.from} and ${view.to}`],
    ...statusKey(view.lookups, sql.ref('s.statusId')),
    measures: {
      entered: { once: true },
      forward: { when: sql`s.nextId is not null and ${isLater} and not (${dropped})`, once: true },
      dropped: { when: sql`s.nextId is not null and ${dropped}`, once: true },
      here: { when: sql`s.nextId is null`, once: true },
    },
    follow: ({ forward = 0, entered = 0, here = 0 }) => ({ conversion: share(forward, entered - here) }),
  };
};
