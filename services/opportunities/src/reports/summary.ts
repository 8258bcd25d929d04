import { type RawBuilder, sql } from 'kysely';
import { b, bids } from './bids.ts';
import { share } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import { weighted } from './pipeline.ts';
import type { View } from './view.ts';

const of = (category: string): RawBuilder<unknown> => sql`${b.category} = ${category}`;

/** What the firm's bids come to: what stands at the end of a period, and what was decided in it. */
export const summary = (view: View): Grouped => {
  const isPast = view.to < view.today;
  const within = (category: string) => sql`${of(category)} and ${b.decided} between ${view.from} and ${view.to}`;
  const running = sql`${b.category} in ('Open', 'Submitted')`;
  return {
    tables: [
      bids(view, {
        categories: ['Open', 'Submitted', 'Won', 'Lost'],
        decided: true,
        ...(isPast && { asOf: view.to }),
      }),
    ],
    from: sql`b`,
    where: [],
    key: sql`'all'`,
    measures: {
      open: { when: of('Open') },
      openValue: { when: of('Open'), sum: b.amount },
      weighted: { when: running, sum: weighted },
      unpriced: { when: sql`${of('Open')} and ${b.amount} is null` },
      awaiting: { when: of('Submitted') },
      awaitingValue: { when: of('Submitted'), sum: b.amount },
      won: { when: within('Won') },
      lost: { when: within('Lost') },
      wonValue: { when: within('Won'), sum: b.amount },
      lostValue: { when: within('Lost'), sum: b.amount },
    },
    follow: ({ won = 0, lost = 0, wonValue = 0, lostValue = 0 }) => ({
      winRate: share(won, won + lost),
      winRateValue: share(wonValue, wonValue + lostValue),
    }),
  };
};
