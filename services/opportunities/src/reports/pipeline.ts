import { sql } from 'kysely';
import { b, bids } from './bids.ts';
import { dimension } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

export const weighted = sql`${b.amount} * ${b.chance}`;

/** What is open or waits for the client's decision, as it stands at the end of a day. */
export const pipeline = (view: View): Grouped => ({
  tables: [
    bids(view, {
      categories: ['Open', 'Submitted'],
      ...(view.to < view.today && { asOf: view.to }),
    }),
  ],
  from: sql`b`,
  where: [],
  ...dimension(view),
  across: view.across ? dimension({ ...view, by: view.across }) : undefined,
  measures: {
    bids: {},
    value: { sum: b.amount },
    weighted: { sum: weighted },
    unpriced: { when: sql`${b.amount} is null` },
  },
  largest: 'value',
});
