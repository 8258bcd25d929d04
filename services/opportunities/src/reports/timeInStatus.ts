import type { Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { bids, stays } from './bids.ts';
import { statusKey } from './dimension.ts';
import { type Grouped, recordsOf, rowsOf } from './grouped.ts';
import { among, idsOf, valueBy } from './lookups.ts';
import type { Report } from './report.ts';
import type { View } from './view.ts';

const grouped = (view: View): Grouped => {
  const limits = [...view.lookups.statuses].map(([id, { stuckAfterDays }]) => [id, stuckAfterDays] as const);
  const here = sql`s.ended is null`;
  const age = sql`datediff(${view.today}, s.entered)`;
  return {
    tables: [bids(view), stays],
    from: sql`b join s on s.parentId = b.id`,
    where: [among(sql.ref('s.statusId'), idsOf(view.lookups, 'Open', 'Submitted'))],
    ...statusKey(view.lookups, sql.ref('s.statusId')),
    measures: {
      stays: { when: sql`s.ended between ${view.from} and ${view.to}` },
      here: { when: here },
      stuck: { when: sql`${here} and ${age} > ${valueBy(sql.ref('s.statusId'), limits)}` },
    },
  };
};

interface Times {
  rowKey: string;
  median: number | null;
  p90: number | null;
  oldest: number | null;
}

/** How long stays took that ended in the period, by their middle and their slowest tenth; and the longest that goes on. */
const timesBy = async (db: Database, view: View, key: RawBuilder<unknown>): Promise<Times[]> => {
  const { tables, from, where } = grouped(view);
  const { rows } = await sql<Times>`with ${sql.join(tables)},
    stay as (select ${key} as rowKey, datediff(s.ended, s.entered) as days, datediff(${view.today}, s.entered) as age,
        s.ended from ${from} where ${sql.join(where, sql` and `)} and (s.ended is null
          or s.ended between ${view.from} and ${view.to})),
    placed as (select rowKey, days, row_number() over (partition by rowKey order by days) as place,
        count(*) over (partition by rowKey) as many from stay where ended is not null),
    took as (select rowKey, avg(case when place in (floor((many + 1) / 2), floor((many + 2) / 2)) then days end) as median,
        max(case when place = ceiling(many * 0.9) then days end) as p90 from placed group by rowKey),
    open as (select rowKey, max(age) as oldest from stay where ended is null group by rowKey)
    select every.rowKey, took.median, took.p90, open.oldest from (select distinct rowKey from stay) as every
      left join took on took.rowKey = every.rowKey left join open on open.rowKey = every.rowKey`.execute(db);
  return rows;
};

const figuresOf = ({ median, p90, oldest }: Partial<Times> = {}) => ({
  median: median ?? null,
  p90: p90 ?? null,
  oldest: oldest ?? null,
});

/** How long bids stay in a status, and which have stayed too long. */
export const timeInStatus: Report = {
  rows: async (db, view) => {
    const [{ rows, totals, without }, times, [all]] = await Promise.all([
      rowsOf(db, view, grouped(view)),
      timesBy(db, view, sql.ref('s.statusId')),
      timesBy(db, view, sql`'all'`),
    ]);
    const byStatus = new Map(times.map((one) => [one.rowKey, one]));
    return {
      rows: rows.map((row) => ({ ...row, figures: { ...row.figures, ...figuresOf(byStatus.get(row.key)) } })),
      totals: { ...totals, ...figuresOf(all) },
      without,
    };
  },
  records: (db, view, behind) => recordsOf(db, grouped(view), behind),
};
