import { addDays } from '@bidwright/contract-kit/days';
import { dueSoonDays, type LibraryFigures, type ReportDimension } from '@bidwright/contract-rfp-library';
import type { Database } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { t } from '../tables.ts';
import { columnsOf, everything, type Key, textOf } from './dimension.ts';
import type { Rows } from './rows.ts';
import { atMoments, inUse, type Scope } from './scope.ts';

const states = (today: string): Record<string, RawBuilder<SqlBool>> => {
  const taken = sql`json_extract(${t.inReview}, '$.at') is not null`;
  const last = addDays(today, dueSoonDays);
  const open = (condition: RawBuilder<unknown>) => sql<SqlBool>`(not ${taken} and ${condition})`;
  return {
    fresh: open(sql`${t.reviewDue} > ${last}`),
    dueSoon: open(sql`${t.reviewDue} between ${today} and ${last}`),
    overdue: open(sql`${t.reviewDue} < ${today}`),
    inReview: sql`(${taken})`,
    unplanned: open(sql`${t.reviewDue} is null`),
  };
};

type Row = Record<string, Key>;

const figuresOf = async (
  db: Database,
  today: string,
  scope: Scope,
  key: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
) => {
  const sums = Object.entries(states(today)).map(
    ([state, condition]) => sql`sum(case when ${condition} then 1 else 0 end) as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Row>`select ${key} as ${sql.ref('key')}, ${name} as name, count(*) as entries,
      min(${t.reviewDue}) as oldestDue, ${sql.join(sums)}
    from ${t} where ${inUse(scope)} and ${atMoments(t.dateCreated, scope)} group by ${key}`.execute(db);
  return rows.map(({ key: id = null, name: called = null, oldestDue = null, ...counts }) => ({
    key: textOf(id),
    name: textOf(called),
    figures: {
      ...Object.fromEntries(Object.entries(counts).map(([figure, count]) => [figure, Number(count)])),
      oldestDue,
    },
  }));
};

const none: LibraryFigures = {
  entries: 0,
  fresh: 0,
  dueSoon: 0,
  overdue: 0,
  inReview: 0,
  unplanned: 0,
  oldestDue: null,
};

const late = ({ overdue, entries }: LibraryFigures) => Number(overdue) * 1_000_000 + Number(entries);

/** How entries that were added in a period stand in their review; those with the most that are overdue first. */
export const freshnessRows = async (db: Database, by: ReportDimension, today: string, scope: Scope): Promise<Rows> => {
  const { key, name } = columnsOf[by];
  const rows = await figuresOf(db, today, scope, key, name);
  const [all] = await figuresOf(db, today, scope, everything, everything);
  return {
    rows: rows.toSorted((one, other) => late(other.figures) - late(one.figures)),
    totals: all?.figures ?? none,
  };
};
