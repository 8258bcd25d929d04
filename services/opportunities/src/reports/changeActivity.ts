import { addDays } from '@bidwright/contract-kit/days';
import { type RawBuilder, sql } from 'kysely';
import { l } from '../tables.ts';
import { b, bids, changes } from './bids.ts';
import { dimension } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

/** What a row stands for, as the change log says it. */
const keyOf = (view: View): RawBuilder<unknown> => {
  if (view.by === 'person') return l.changedBy;
  // The first change of a bid, which made it, is of all fields.
  if (view.by === 'field') return sql`case ${l.field} when '*' then 'created' else ${l.field} end`;
  return dimension(view, sql`date(from_unixtime(${l.dateUpdated}))`).key;
};

/**
 * Who changed how much in a period, what was changed, and what nobody touches. The changes of a bid are counted before the bid is
 * looked at: there are forty times as many of them, and an index alone counts them.
 */
export const changeActivity = (view: View): Grouped => ({
  tables: [
    bids(view),
    sql`c as (select ${l.parentId}, ${keyOf(view)} as changed, max(${l.changedByName}) as name, count(*) as number,
        max(${l.dateUpdated}) as latest
      from ${changes('changed')} where ${l.dateUpdated} >= unix_timestamp(${view.from})
        and ${l.dateUpdated} < unix_timestamp(${view.to}) + 86400
      group by ${l.parentId}, changed)`,
  ],
  from: sql`c straight_join b on ${b.id} = c.parentId`,
  where: [],
  key: sql.ref('c.changed'),
  ...(view.by === 'person' && { name: sql.ref('c.name') }),
  measures: {
    changes: { sum: sql.ref('c.number') },
    bids: { once: true },
  },
  latest: sql`date_format(from_unixtime(c.latest), '%Y-%m-%d')`,
  largest: 'changes',
  without: {
    untouched: sql`${b.category} = 'Open' and ${b.dateUpdated} < unix_timestamp(${addDays(view.today, -view.quiet)})`,
  },
});
