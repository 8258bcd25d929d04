import { sql } from 'kysely';
import { inPeriod } from './basis.ts';
import { bids, stay, stays } from './bids.ts';
import { share, statusKey } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import { among, idsOf, valueBy } from './lookups.ts';
import type { View } from './view.ts';

/** Through which statuses the bids went that were recorded or due in a period, and where they left. */
export const funnel = (view: View): Grouped => {
  const places = [...view.lookups.statuses].map(([id, { order }]) => [id, order] as const);
  const dropped = among(stay.nextId, idsOf(view.lookups, 'Lost', 'No-bid', 'Cancelled'));
  const isLater = sql`${valueBy(stay.nextId, places)} > ${valueBy(stay.stayId, places)}`;
  return {
    tables: [bids(view), stays(inPeriod(view))],
    from: sql`s as b`,
    where: [],
    ...statusKey(view.lookups, stay.stayId),
    measures: {
      entered: { once: true },
      forward: { when: sql`${stay.nextId} is not null and ${isLater} and not (${dropped})`, once: true },
      dropped: { when: sql`${stay.nextId} is not null and ${dropped}`, once: true },
      here: { when: sql`${stay.nextId} is null`, once: true },
    },
    follow: ({ forward = 0, entered = 0, here = 0 }) => ({ conversion: share(forward, entered - here) }),
  };
};
