import { daysIn, monthsIn, weeksIn } from '@bidwright/contract-kit/days';
import {
  type Figures,
  figuresIn,
  type ReportRecord,
  type ReportRow,
  requirementKinds,
} from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { t } from '../tables.ts';
import { b } from './bids.ts';
import type { View } from './view.ts';

type Sql = RawBuilder<unknown>;

/** A figure that the database adds up: how many bids, or the sum of a value. */
interface Measure {
  /** Only of what this is true. */
  when?: Sql;
  /** What is added up; without it bids are counted. */
  sum?: Sql;
  /** Each bid counts once, though it may stand in several rows. */
  once?: true;
}

/** Bids in groups, and what is added up in each. The same conditions find the bids behind a figure. */
export interface Grouped {
  /** The tables that it is made of, `b` among them, as `name as (select …)`. */
  tables: Sql[];
  from: Sql;
  where: Sql[];
  key: Sql;
  name?: Sql;
  /** By what each group is split once more. */
  across?: { key: Sql; name?: Sql };
  measures: Record<string, Measure>;
  /** A text of which the greatest is the figure `last`. */
  latest?: Sql;
  /** Figures that follow from the sums. */
  follow?: (sums: Record<string, number>) => Figures;
  /** The figure by which rows stand, the largest first; without it they stand in the order of their keys. */
  largest?: string;
  /** Bids that no row counts, by the reason; looked for in `all`, which is `b` unless said otherwise. */
  without?: Record<string, Sql>;
  all?: Sql;
}

/** Rows answered at most, the first. */
const max = 1000;

const and = (conditions: Sql[]): Sql => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`);

const summed = ({ when = sql`1 = 1`, sum, once }: Measure): Sql => {
  if (once) return sql`count(distinct case when ${when} then ${b.id} end)`;
  return sql`coalesce(sum(case when ${when} then ${sum ?? sql`1`} end), 0)`;
};

interface Row {
  rowKey: string | null;
  rowName: string | null;
  last?: string | null;
  /** The sums by their names. */
  [figure: string]: string | number | null | undefined;
}

const figuresOf = (view: View, { measures, follow }: Grouped, row: Row): Figures => {
  const sums = Object.fromEntries(Object.keys(measures).map((name) => [name, Number(row[name] ?? 0)]));
  const all: Figures = { ...sums, ...follow?.(sums), last: row.last ?? null };
  return Object.fromEntries(figuresIn(view.report, view.weighted).map((name) => [name, all[name] ?? null]));
};

/** Times without anything in them are rows as well. */
const axes: Record<string, (from: string, to: string) => string[]> = { month: monthsIn, week: weeksIn, day: daysIn };

const withEmpty = (view: View, grouped: Grouped, rows: ReportRow[]): ReportRow[] => {
  const keys = axes[view.by]?.(view.from, view.to);
  if (!keys) return rows;
  const known = new Map(rows.map((row) => [row.key, row]));
  const empty = figuresOf(view, grouped, { rowKey: null, rowName: null });
  return keys.map((key) => known.get(key) ?? { key, name: null, figures: empty });
};

const inOrder = ({ by, lookups }: View, { largest }: Grouped) => {
  const place = (key: string) => {
    if (by === 'status') return lookups.statuses.get(key)?.order ?? 0;
    // The most covered first.
    if (by === 'coverage') return -Number(key);
    if (by === 'requirementKind') return requirementKinds.findIndex((kind) => kind === key);
    // The likeliest first.
    return by === 'chance' ? -(lookups.chances.get(key)?.value ?? -1) : 0;
  };
  // Times stand in their order.
  const value = ({ figures }: ReportRow) => Number(largest === undefined || axes[by] ? 0 : (figures[largest] ?? 0));
  return (one: ReportRow, other: ReportRow) =>
    place(one.key) - place(other.key) || value(other) - value(one) || one.key.localeCompare(other.key, 'en');
};

/** How many bids fit each of some conditions. */
export const countEach = async (
  db: Database,
  { tables, all = sql`b` }: Pick<Grouped, 'tables' | 'all'>,
  conditions: Record<string, Sql>,
): Promise<Record<string, number>> => {
  const named = Object.entries(conditions);
  if (named.length === 0) return {};
  const counts = named.map(([name, when]) => sql`${summed({ when })} as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`with ${sql.join(tables)}
    select ${sql.join(counts)} from ${all}`.execute(db);
  return Object.fromEntries(named.map(([name]) => [name, Number(rows[0]?.[name] ?? 0)]));
};

const sumsOf = ({ measures }: Grouped) =>
  Object.entries(measures).map(([figure, measure]) => sql`${summed(measure)} as ${sql.ref(figure)}`);

interface Part extends Row {
  partKey: string | null;
}

/** What the rows are made of, by their keys, and what the parts come to in all of them, by null; in the order of the parts. */
const partsOf = async (db: Database, view: View, grouped: Grouped): Promise<Map<string | null, ReportRow[]>> => {
  const { tables, from, where, key, across } = grouped;
  if (!across || !view.across) return new Map();
  const { rows } = await sql<Part>`with ${sql.join(tables)} select ${across.key} as partKey, ${key} as rowKey,
      max(${across.name ?? sql`null`}) as rowName, ${sql.join(sumsOf(grouped))}
    from ${from} where ${and(where)} group by partKey, rowKey with rollup`.execute(db);
  const inTurn = inOrder({ ...view, by: view.across }, grouped);
  const parts = rows.flatMap((row) => {
    if (row.partKey === null) return [];
    return [{ of: row.rowKey, part: { key: row.partKey, name: row.rowName, figures: figuresOf(view, grouped, row) } }];
  });
  const byRow = Map.groupBy(parts, ({ of }) => of);
  return new Map([...byRow].map(([of, some]) => [of, some.map(({ part }) => part).toSorted(inTurn)]));
};

/** The rows of a report and their sums in one statement, and beside it what they are made of and what no row counts. */
export const rowsOf = async (db: Database, view: View, grouped: Grouped) => {
  const { tables, from, where, key, name, latest = sql`null` } = grouped;
  const [{ rows }, parts, without] = await Promise.all([
    sql<Row>`with ${sql.join(tables)} select ${key} as rowKey,
      max(${name ?? sql`null`}) as rowName, max(${latest}) as last, ${sql.join(sumsOf(grouped))}
    from ${from} where ${and(where)} group by rowKey with rollup`.execute(db),
    partsOf(db, view, grouped),
    countEach(db, grouped, grouped.without ?? {}),
  ]);
  const found = rows
    .filter(({ rowKey }) => rowKey !== null)
    .map((row) => ({
      key: row.rowKey ?? '',
      name: row.rowName,
      figures: figuresOf(view, grouped, row),
      ...(grouped.across && { parts: parts.get(row.rowKey) ?? [] }),
    }))
    .toSorted(inOrder(view, grouped));
  const all = rows.find(({ rowKey }) => rowKey === null) ?? { rowKey: null, rowName: null };
  return {
    rows: withEmpty(view, grouped, found).slice(0, max),
    totals: figuresOf(view, grouped, all),
    without,
    ...(grouped.across && { parts: parts.get(null) ?? [] }),
  };
};

/** Which bids are meant: those of a row, of a figure of it, or of all rows. */
export interface Behind {
  key: string | null;
  part: string | null;
  figure: string | null;
  skip: number;
}

/** Bids answered at once. */
const page = 50;

interface RecordRow extends Omit<ReportRecord, 'client' | 'opportunityStatus'> {
  clientId: string;
  clientName: string;
  opportunityStatusId: string;
  opportunityStatusName: string;
}

const recordOf = ({ clientId, clientName, opportunityStatusId, opportunityStatusName, ...row }: RecordRow) => ({
  ...row,
  client: { id: clientId, name: clientName },
  opportunityStatus: { id: opportunityStatusId, name: opportunityStatusName },
});

const conditionsOf = (grouped: Grouped, { key, part, figure }: Behind): Sql[] => {
  const { where, key: keyed, across, measures, without } = grouped;
  const left = figure === null ? undefined : without?.[figure];
  if (left) return [left];
  const { when, sum } = (figure === null ? undefined : measures[figure]) ?? {};
  return [
    ...where,
    ...(key === null ? [] : [sql`${keyed} = ${key}`]),
    ...(part === null || !across ? [] : [sql`${across.key} = ${part}`]),
    ...(when ? [when] : []),
    ...(sum ? [sql`${sum} is not null`] : []),
  ];
};

/** The bids behind a figure, the last due first. */
export const recordsOf = async (db: Database, grouped: Grouped, behind: Behind) => {
  const isLeft = behind.figure !== null && grouped.without?.[behind.figure] !== undefined;
  const from = isLeft ? (grouped.all ?? sql`b`) : grouped.from;
  const chosen = sql`with ${sql.join(grouped.tables)}, chosen as (select distinct ${b.id} from ${from}
    where ${and(conditionsOf(grouped, behind))})`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<RecordRow>`${chosen} select ${t.id}, ${t.solicitationName}, ${t.solicitationNumber}, ${t.clientId}, ${t.clientName},
        ${t.opportunityStatusId}, ${t.opportunityStatusName}, ${t.dueDate}, ${t.estimatedBudgetAmount}, ${t.notesLostDropped},
        ${t.pointsLostOnSections}
      from chosen join ${t} on ${t.id} = chosen.id
      order by ${t.dueDate} desc, ${t.id} limit ${page} offset ${behind.skip}`.execute(db),
    sql<{ total: number }>`${chosen} select count(*) as total from chosen`.execute(db),
  ]);
  return { records: rows.map(recordOf), total: Number(counts[0]?.total ?? 0) };
};
