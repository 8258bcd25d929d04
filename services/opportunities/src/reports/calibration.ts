import { columnsOf } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { l } from '../tables.ts';
import { inPeriod } from './basis.ts';
import { type BidRow, bids, changes } from './bids.ts';
import { dimension, share } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import { among, idsOf, valueBy } from './lookups.ts';
import type { View } from './view.ts';

/** A bid when it was sent. */
const b = columnsOf<BidRow & { sent: number; hopedId: string | null; hoped: number | null }>('b');

/**
 * The chance of a bid when it was sent: the last that was written down by then, and none where it was taken away again. The greatest of
 * version and chance together is found in the index alone; an order with a limit sorts once a bid and takes eight times as long.
 */
const chanceThen = sql`(select nullif(substr(max(concat(lpad(${l.version}, 10, '0'), ${l.chanceId})), 11), '')
  from ${changes('chances')} where ${l.parentId} = ${b.id} and ${l.chanceId} is not null and ${l.version} <= ${b.sent})`;

/** Databases work out what a table in a statement finds whenever it is looked at, unless it is cut somewhere. */
const once = sql`limit 1000000000`;

/** No more than this: wider rows would not fit into memory, and be written to a disk twice. */
const needed = [b.id, b.category, b.primaryTeamId, b.primaryTeamName, b.opportunityOwnerId, b.opportunityOwnerName];

/** The bids that were decided, or were due, in the period, with the chance that each had when it was sent, as a table `p`. */
const predictions = (view: View): RawBuilder<unknown>[] => {
  const values = [...view.lookups.chances].map(([id, { value }]) => [id, value] as const);
  const sent = among(l.statusId, idsOf(view.lookups, 'Submitted'));
  return [
    bids(view, { categories: ['Won', 'Lost'], decided: true }),
    sql`sent as (select ${sql.join(needed)}, (select min(${l.version}) from ${changes('stays')}
        where ${l.parentId} = ${b.id} and ${sent}) as sent
      from b where ${inPeriod(view)} ${once})`,
    sql`hoped as (select b.*, ${chanceThen} as hopedId from sent as b ${once})`,
    sql`p as (select b.*, ${valueBy(b.hopedId, values)} as hoped from hoped as b)`,
  ];
};

const nameOf = ({ lookups }: View) =>
  valueBy(
    b.hopedId,
    [...lookups.chances].map(([id, { name }]) => [id, name]),
  );

/** How bids ended of which a chance was predicted. The Brier score is the mean of the squared errors: 0 is perfect, 0.25 a coin. */
export const calibration = (view: View): Grouped => {
  const won = sql`(${b.category} = 'Won')`;
  const from = sql`p as b`;
  return {
    tables: predictions(view),
    from,
    where: [sql`${b.hoped} is not null`],
    ...(view.by === 'chance' ? { key: b.hopedId, name: nameOf(view) } : dimension(view)),
    measures: {
      closed: {},
      won: { when: won },
      hoped: { sum: b.hoped },
      error: { sum: sql`(${b.hoped} - ${won}) * (${b.hoped} - ${won})` },
    },
    follow: ({ closed = 0, won: wins = 0, hoped = 0, error = 0 }) => ({
      predicted: share(hoped, closed),
      result: share(wins, closed),
      brier: share(error, closed),
    }),
    largest: view.by === 'chance' ? 'predicted' : 'closed',
    without: { unpredicted: sql`${b.hoped} is null` },
    all: from,
  };
};
