import { type Chance, shareOf } from '@bidwright/contract-admin';
import type { Person } from '@bidwright/contract-kit';
import { type BoardColumn, mostPerColumn, type Opportunity } from '@bidwright/contract-opportunities';
import {
  answered,
  chosenBy,
  copiesOf,
  type Database,
  numberIn,
  orderIn,
  orderSql,
  Problem,
  type Resource,
  type Row,
  type StoredRecord,
  selectEach,
} from '@bidwright/service-kit';
import { sql } from 'kysely';
import { type Condition, type Grouping, groupingIn } from './grouping.ts';

const usually = 20;
const known: ReadonlySet<string> = new Set(['where', 'search', 'sort', 'by', 'per']);

/** The records of one column that have the same chance. */
interface Group {
  groupId: string;
  groupName: string;
  chanceId: string | null;
  chanceName: string | null;
  count: number;
  amount: number | null;
}

const groupsOf = async (db: Database, { id, name }: Grouping, where: Condition[]): Promise<Group[]> => {
  const { rows } = await sql<Group>`select ${id} as groupId, max(${name}) as groupName,
      t.chanceId, max(t.chanceName) as chanceName, count(*) as count, sum(t.estimatedBudgetAmount) as amount
    from opportunities as t where ${sql.join(where.length > 0 ? where : [sql`1 = 1`], sql` and `)}
    group by ${id}, t.chanceId`.execute(db);
  return rows;
};

type Sums = Omit<BoardColumn, 'bids' | 'since'>;

/** The groups of each column together. */
const sumsOf = (groups: Group[], chances: ReadonlyMap<string, Chance>): Sums[] => {
  const sums = new Map<string, Sums>();
  for (const { groupId: id, groupName: name, chanceId, chanceName, count, amount } of groups) {
    const sum = sums.get(id) ?? { group: { id, name }, count: 0, amount: 0, weighted: 0 };
    const chance = chances.get(chanceId ?? '');
    const share = (chance && shareOf(chance)) ?? shareOf({ name: chanceName }) ?? 0;
    sum.count += count;
    sum.amount += amount ?? 0;
    sum.weighted += (amount ?? 0) * share;
    sums.set(id, sum);
  }
  return [...sums.values()];
};

/** When records last came to another status; those that never did are left out. */
const movedAt = async (db: Database, records: readonly StoredRecord[]): Promise<ReadonlyMap<string, number>> => {
  if (records.length === 0) return new Map();
  const { rows } = await sql<{ id: string; at: number }>`select parentId as id, max(dateUpdated) as at
    from opportunities_changeLog where field = 'opportunityStatus'
      and parentId in (${sql.join(records.map(({ id }) => id))})
    group by parentId`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, Number(at)]));
};

/** The records that a query would find, by their statuses, teams, owners or months. */
export const boardOf = async (db: Database, resource: Resource, person: Person, body: Row): Promise<BoardColumn[]> => {
  const unknown = Object.keys(body).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Problem(400, 'unknown-field', `board takes no ${unknown.join(', ')}`);
  const where = chosenBy(resource, person, body);
  const order = orderSql(orderIn(resource, person, body.sort));
  const grouping = groupingIn(body);
  const limit = numberIn(body, 'per', [0, mostPerColumn], usually);
  const [groups, chances] = await Promise.all([groupsOf(db, grouping, where), copiesOf<Chance>(db, 'chances')]);
  const sums = sumsOf(groups, new Map(chances.map((chance) => [chance.id, chance])));
  if (limit === 0) return sums.map((sum) => ({ ...sum, bids: [], since: {} }));
  const ofGroup = ({ group }: Sums) => [...where, grouping.has(group.id)];
  const found = await selectEach(
    db,
    resource.table,
    sums.map((sum) => ({ where: ofGroup(sum), order, limit })),
  );
  const shown = (records: StoredRecord[] = []) =>
    records.map((record) => answered(resource, record, person) as unknown as Opportunity);
  const moved = await movedAt(db, found.flat());
  return sums.map((sum, at) => ({
    ...sum,
    bids: shown(found[at]),
    since: Object.fromEntries((found[at] ?? []).map(({ id, dateCreated }) => [id, moved.get(id) ?? dateCreated])),
  }));
};
