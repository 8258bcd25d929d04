import { type LibraryFigures, type ReportDimension, unused, wonShare } from '@bidwright/contract-rfp-library';
import type { Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { type Counted, counted } from '../reuse/outcomes.ts';
import { columnsOf, everything, type Key, textOf } from './dimension.ts';
import type { Rows } from './rows.ts';

const active = sql`t.status = 'Active'`;

interface Group {
  id: Key;
  name: Key;
  entries: number;
  reused: number;
}

const groups = async (db: Database, key: RawBuilder<unknown>, name: RawBuilder<unknown>): Promise<Group[]> => {
  const { rows } = await sql<Group>`select ${key} as id, ${name} as name, count(*) as entries,
      count(u.parentId) as reused
    from rfpContent as t left join (select distinct parentId from rfpContent_uses) as u on u.parentId = t.id
    where ${active} group by ${key}`.execute(db);
  return rows;
};

/** In how many bids each group was used, by what came of them. Each bid counts once in a group. */
const bids = (key: RawBuilder<unknown>) => sql<Counted>`select ${key} as id, o.statusId,
    count(distinct u.opportunityId) as bids
  from rfpContent as t join rfpContent_uses as u on u.parentId = t.id
    left join liveOpportunities as o on o.id = u.opportunityId
  where ${active} group by ${key}, o.statusId`;

const figuresOf = async (db: Database, key: RawBuilder<unknown>, name: RawBuilder<unknown>) => {
  const found = await groups(db, key, name);
  const outcomes = await counted(db, bids(key));
  return found.map(({ id, name: called, entries, reused }) => {
    const reuse = outcomes.get(String(id ?? '')) ?? unused;
    const figures: LibraryFigures = { entries, reused, ...reuse, wonShare: wonShare(reuse) ?? null };
    return { key: textOf(id), name: textOf(called), figures };
  });
};

const most = ({ used, won }: LibraryFigures) => Number(used) * 1000 + Number(won);

/** What was used again, and what came of it; the most used first. */
export const reuseRows = async (db: Database, by: ReportDimension): Promise<Rows> => {
  const { key, name } = columnsOf[by];
  const rows = await figuresOf(db, key, name);
  const [all] = await figuresOf(db, everything, everything);
  return {
    rows: rows.toSorted((one, other) => most(other.figures) - most(one.figures)),
    totals: all?.figures ?? { entries: 0, reused: 0, ...unused, wonShare: null },
  };
};
