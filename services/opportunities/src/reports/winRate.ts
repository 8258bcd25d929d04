import { sql } from 'kysely';
import { dayOf, inPeriod } from './basis.ts';
import { b, bids } from './bids.ts';
import { dimension, share } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

/** How bids ended that were decided in a period, or were due in it. Won is of those that the client decided, bid of those that the firm decided. */
export const winRate = (view: View): Grouped => {
  const [won, lost, noBid] = ['Won', 'Lost', 'No-bid'].map((category) => sql`${b.category} = ${category}`);
  return {
    tables: [bids(view, { categories: ['Won', 'Lost', 'No-bid'], decided: true })],
    from: sql`b`,
    where: [inPeriod(view)],
    ...dimension(view, dayOf(view)),
    measures: {
      won: { when: won },
      lost: { when: lost },
      noBid: { when: noBid },
      wonValue: { when: won, sum: b.amount },
      lostValue: { when: lost, sum: b.amount },
    },
    follow: (sums) => {
      const { won: wins = 0, lost: losses = 0, noBid: declined = 0, wonValue = 0, lostValue = 0 } = sums;
      return {
        winRate: share(wins, wins + losses),
        bidRate: share(wins + losses, wins + losses + declined),
        winRateValue: share(wonValue, wonValue + lostValue),
      };
    },
    largest: view.by === 'month' ? undefined : 'won',
  };
};
