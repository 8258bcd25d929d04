import { sql } from 'kysely';
import { inPeriod } from './basis.ts';
import { bids } from './bids.ts';
import { dimension, share } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

const bothKnown = sql`b.amount > 0 and b.winningAmount is not null`;

/** To whom the bids of a period were lost, at what price, and whether anybody wrote down why. */
export const lostAnalysis = (view: View): Grouped => ({
  tables: [bids(view, { categories: ['Lost'], decided: true })],
  from: sql`b`,
  where: [inPeriod(view)],
  ...dimension(view),
  measures: {
    lost: {},
    value: { sum: sql`b.amount` },
    winning: { sum: sql`b.winningAmount` },
    unexplained: { when: sql`b.isUnexplained` },
    ours: { when: bothKnown, sum: sql`b.amount` },
    theirs: { when: bothKnown, sum: sql`b.winningAmount` },
  },
  follow: ({ ours = 0, theirs = 0 }) => ({ gap: share(theirs - ours, ours) }),
  largest: 'lost',
});
