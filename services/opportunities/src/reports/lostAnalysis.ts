import { sql } from 'kysely';
import { inPeriod } from './basis.ts';
import { b, bids } from './bids.ts';
import { dimension, share } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

const bothKnown = sql`${b.amount} > 0 and ${b.winningAmount} is not null`;

/** To whom the bids of a period were lost, at what price, and whether anybody wrote down why. */
export const lostAnalysis = (view: View): Grouped => ({
  tables: [bids(view, { categories: ['Lost'], decided: true })],
  from: sql`b`,
  where: [inPeriod(view)],
  ...dimension(view),
  measures: {
    lost: {},
    value: { sum: b.amount },
    winning: { sum: b.winningAmount },
    unexplained: { when: b.isUnexplained },
    ours: { when: bothKnown, sum: b.amount },
    theirs: { when: bothKnown, sum: b.winningAmount },
  },
  follow: ({ ours = 0, theirs = 0 }) => ({ gap: share(theirs - ours, ours) }),
  largest: 'lost',
});
