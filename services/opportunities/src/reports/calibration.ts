import { type RawBuilder, sql } from 'kysely';
import { bids } from './bids.ts';
import { dimension, share } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import { among, idsOf, valueBy } from './lookups.ts';
import type { View } from './view.ts';

/** Of each bid the chance it had when it was sent: the last that was written down by then. */
const chanceWhenSent = (view: View): RawBuilder<unknown> => sql`sent as (select b.id,
    (select min(l.version) from opportunities_changeLog as l where l.parentId = b.id
      and ${among(sql.ref('l.statusId'), idsOf(view.lookups, 'Submitted'))}) as version from b)`;

const last = (field: string, path: string): RawBuilder<unknown> => sql`(select
    json_unquote(json_extract(l.newValue, ${path})) from opportunities_changeLog as l
  where l.parentId = sent.id and l.field = ${field} and l.version <= sent.version order by l.version desc limit 1)`;

const predicted = (view: View) => {
  const values = [...view.lookups.chances].map(([id, { value }]) => [id, value] as const);
  return sql`p as (select sent.id, sent.chanceId, ${valueBy(sql.ref('sent.chanceId'), values)} as chance
    from (select sent.id, coalesce(${last('chance', '$.id')}, ${last('*', '$.chance.id')}) as chanceId from sent) as sent)`;
};

const nameOf = ({ lookups }: View) =>
  valueBy(
    sql.ref('p.chanceId'),
    [...lookups.chances].map(([id, { name }]) => [id, name]),
  );

/** How bids ended of which a chance was predicted. The Brier score is the mean of the squared errors: 0 is perfect, 0.25 a coin. */
export const calibration = (view: View): Grouped => {
  const won = sql`(b.category = 'Won')`;
  const joined = sql`b join p on p.id = b.id`;
  const within = sql`b.decided between ${view.from} and ${view.to}`;
  return {
    tables: [bids(view, { categories: ['Won', 'Lost'], decided: true }), chanceWhenSent(view), predicted(view)],
    from: joined,
    where: [within, sql`p.chance is not null`],
    ...(view.by === 'chance' ? { key: sql.ref('p.chanceId'), name: nameOf(view) } : dimension(view)),
    measures: {
      closed: {},
      won: { when: won },
      hoped: { sum: sql.ref('p.chance') },
      error: { sum: sql`(p.chance - ${won}) * (p.chance - ${won})` },
    },
    follow: ({ closed = 0, won: wins = 0, hoped = 0, error = 0 }) => ({
      predicted: share(hoped, closed),
      result: share(wins, closed),
      brier: share(error, closed),
    }),
    largest: view.by === 'chance' ? 'predicted' : 'closed',
    without: { unpredicted: sql`${within} and p.chance is null` },
    all: joined,
  };
};
