import type { OpportunityStatus, StatusCategory } from '@bidwright/contract-admin';
import { type Reuse, unused } from '@bidwright/contract-rfp-library';
import { copiesOf, type Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { type Db, o, t, u } from '../tables.ts';

const sent = new Set<StatusCategory>(['Submitted', 'Won', 'Lost']);

/** Bids of a group that have one status. */
export interface Counted {
  id: string | number | null;
  statusId: string | null;
  bids: number;
}

/** Statuses by what they mean. */
export type Categories = ReadonlyMap<string, StatusCategory>;

export const categories = async (db: Database): Promise<Categories> => {
  const statuses = await copiesOf<OpportunityStatus>(db, 'opportunityStatus');
  return new Map(statuses.map(({ id, category }) => [id, category]));
};

const withBids = (reuse: Reuse, category: StatusCategory | undefined, bids: number): Reuse => ({
  used: reuse.used + bids,
  submitted: reuse.submitted + (category && sent.has(category) ? bids : 0),
  won: reuse.won + (category === 'Won' ? bids : 0),
  lost: reuse.lost + (category === 'Lost' ? bids : 0),
});

/** What came of the bids of each group. */
export const counted = async (
  db: Database,
  groups: RawBuilder<Counted>,
  known?: Categories,
): Promise<Map<string, Reuse>> => {
  const { rows } = await groups.execute(db);
  const meaning = known ?? (await categories(db));
  const found = new Map<string, Reuse>();
  for (const { id, statusId, bids } of rows) {
    const key = String(id ?? '');
    found.set(key, withBids(found.get(key) ?? unused, meaning.get(statusId ?? ''), Number(bids)));
  }
  return found;
};

const none = new Map<string, Reuse>();

/** What came of the bids in which these entries were used. An entry that was never used is missing. */
export const reuseOfEntries = async (db: Database, ids: readonly string[]): Promise<Map<string, Reuse>> =>
  ids.length === 0
    ? none
    : counted(
        db,
        sql<Counted>`select ${u.parentId} as id, ${o.statusId}, count(distinct ${u.opportunityId}) as bids
          from ${u} left join ${o} on ${o.id} = ${u.opportunityId}
          where ${u.parentId} in (${sql.join(ids)}) group by ${u.parentId}, ${o.statusId}`,
      );

/** What came of the bids in which any text of these sections was used. */
export const reuseOfSections = async (db: Database, ids: readonly string[]): Promise<Map<string, Reuse>> =>
  ids.length === 0
    ? none
    : counted(
        db,
        sql<Counted>`select ${t.sectionTitleId} as id, ${o.statusId}, count(distinct ${u.opportunityId}) as bids
          from ${t} join ${u} on ${u.parentId} = ${t.id} left join ${o} on ${o.id} = ${u.opportunityId}
          where ${t.sectionTitleId} in (${sql.join(ids)}) group by ${t.sectionTitleId}, ${o.statusId}`,
      );

/** When each of these entries was used last, in seconds since 1970. An entry that was never used is missing. */
export const lastUses = async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('rfpContent_uses')
    .select(({ fn }) => ['parentId as id', fn.max('dateCreated').as('at')])
    .where('parentId', 'in', ids)
    .groupBy('parentId')
    .execute();
  return new Map(rows.map(({ id, at }) => [id, Number(at)]));
};
