import { sql } from 'kysely';
import { inPeriod } from './basis.ts';
import { b, bids } from './bids.ts';
import { dimension, share } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

/** What became of the bids that were recorded or due in a period, by where they came from. */
export const sourceYield = (view: View): Grouped => ({
  tables: [bids(view)],
  from: sql`b`,
  where: [inPeriod(view)],
  ...dimension(view),
  measures: {
    bids: {},
    sent: { when: sql`${b.category} in ('Submitted', 'Won', 'Lost')` },
    won: { when: sql`${b.category} = 'Won'` },
    lost: { when: sql`${b.category} = 'Lost'` },
    value: { sum: b.amount },
    wonValue: { when: sql`${b.category} = 'Won'`, sum: b.amount },
  },
  follow: ({ won = 0, lost = 0 }) => ({ winRate: share(won, won + lost) }),
  largest: 'bids',
});

/** The same of each client, with what is still open and what was a recompete. */
export const clientHistory = (view: View): Grouped => {
  const grouped = sourceYield(view);
  return {
    ...grouped,
    measures: {
      ...grouped.measures,
      open: { when: sql`${b.category} in ('Open', 'Submitted')` },
      recompetes: { when: sql`${b.isRecompete} = 1` },
    },
  };
};
