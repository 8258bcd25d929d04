import { type LibraryFigures, type ReportDimension, unused, wonShare } from '@bidwright/contract-rfp-library';
import type { Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { type Categories, type Counted, counted } from '../reuse/outcomes.ts';
import { o, t, u } from '../tables.ts';
import { columnsOf, everything, type Key, textOf } from './dimension.ts';
import type { Rows } from './rows.ts';
import { atMoments, inUse, type Scope } from './scope.ts';

const noted = u.dateCreated;

interface Group {
  id: Key;
  name: Key;
  entries: number;
  reused: number;
}

const groups = async (db: Database, by: ReportDimension, scope: Scope): Promise<Group[]> => {
  const { key, name } = columnsOf[by];
  const { rows } = await sql<Group>`select ${key} as id, ${name} as name, count(*) as entries,
      count(${u.parentId}) as reused
    from ${t} left join (select distinct ${u.parentId} from ${u}
        where ${atMoments(noted, scope)}) as u on ${u.parentId} = ${t.id}
    where ${inUse(scope)} group by ${key}`.execute(db);
  return rows.map((row) => ({ ...row, entries: Number(row.entries), reused: Number(row.reused) }));
};

/** In how many bids each group was used, by what came of them. Each bid counts once in a group. */
const bids = (key: RawBuilder<unknown>, scope: Scope) => sql<Counted>`select ${key} as id, ${o.statusId},
    count(distinct ${u.opportunityId}) as bids
  from ${t} join ${u} on ${u.parentId} = ${t.id} left join ${o} on ${o.id} = ${u.opportunityId}
  where ${inUse(scope)} and ${atMoments(noted, scope)} group by ${key}, ${o.statusId}`;

/** The figures of a row, or of all rows. */
export const figuresOf = ({ entries, reused }: Pick<Group, 'entries' | 'reused'>, reuse = unused): LibraryFigures => ({
  entries,
  reused,
  ...reuse,
  wonShare: wonShare(reuse) ?? null,
});

const sumOf = (found: readonly Group[], figure: 'entries' | 'reused') =>
  found.reduce((sum, group) => sum + group[figure], 0);

const max = ({ used, won }: LibraryFigures) => Number(used) * 1000 + Number(won);

/** What was used again in a period, and what came of it; the most used first. A bid that used texts of two groups counts once in the sum. */
export const reuseRows = async (db: Database, by: ReportDimension, known: Categories, scope: Scope): Promise<Rows> => {
  const found = await groups(db, by, scope);
  const outcomes = await counted(db, bids(columnsOf[by].key, scope), known);
  const all = await counted(db, bids(everything, scope), known);
  const rows = found.map(({ id, name, ...group }) => ({
    key: textOf(id),
    name: textOf(name),
    figures: figuresOf(group, outcomes.get(String(id ?? ''))),
  }));
  return {
    rows: rows.toSorted((one, other) => max(other.figures) - max(one.figures)),
    totals: figuresOf({ entries: sumOf(found, 'entries'), reused: sumOf(found, 'reused') }, all.get('all')),
  };
};
