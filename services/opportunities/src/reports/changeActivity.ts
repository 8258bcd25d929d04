import { sql } from 'kysely';
import { bids, changes } from './bids.ts';
import { addDays } from './days.ts';
import { dimension } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

/** Days after which an open bid that nobody has changed is told of. */
const quiet = 30;

/** Who changed how much in a period, and what nobody touches. */
export const changeActivity = (view: View): Grouped => {
  const day = sql`date(from_unixtime(l.dateUpdated))`;
  return {
    tables: [bids(view)],
    from: sql`${changes('when')} straight_join b on b.id = l.parentId`,
    where: [
      sql`l.dateUpdated >= unix_timestamp(${view.from})`,
      sql`l.dateUpdated < unix_timestamp(${view.to}) + 86400`,
    ],
    ...(view.by === 'person'
      ? { key: sql.ref('l.changedBy'), name: sql.ref('l.changedByName') }
      : dimension(view, day)),
    measures: {
      changes: {},
      bids: { once: true },
    },
    latest: sql`date_format(${day}, '%Y-%m-%d')`,
    largest: view.by === 'person' ? 'changes' : undefined,
    without: {
      untouched: sql`b.category = 'Open' and b.dateUpdated < unix_timestamp(${addDays(view.today, -quiet)})`,
    },
  };
};
