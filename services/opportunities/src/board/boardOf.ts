import { type Chance, shareOf } from '@bidwright/contract-admin';
import type { Person } from '@bidwright/contract-kit';
import {
  type BoardColumn,
  type BoardDimension,
  boardDimensions,
  mostPerColumn,
  type Opportunity,
} from '@bidwright/contract-opportunities';
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

type Condition = ReturnType<typeof chosenBy>[number];

const groupsOf = async (db: Database, by: BoardDimension, where: Condition[]): Promise<Group[]> => {
  const id = sql.ref(`t.${by}Id`);
  const { rows } = await sql<Group>`select ${id} as groupId, max(${sql.ref(`t.${by}Name`)}) as groupName,
      t.chanceId, max(t.chanceName) as chanceName, count(*) as count, sum(t.estimatedBudgetAmount) as amount
    from opportunities as t where ${sql.join(where.length > 0 ? where : [sql`1 = 1`], sql` and `)}
    group by ${id}, t.chanceId`.execute(db);
  return rows;
};

const dimensionIn = ({ by = boardDimensions[0] }: Row): BoardDimension => {
  const known = boardDimensions.find((one) => one === by);
  if (!known) throw new Problem(400, 'not-usable', `by must be one of ${boardDimensions.join(', ')}`);
  return known;
};

type Sums = Omit<BoardColumn, 'bids'>;

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

/** The records that a query would find, by their statuses, teams or owners. */
export const boardOf = async (db: Database, resource: Resource, person: Person, body: Row): Promise<BoardColumn[]> => {
  const unknown = Object.keys(body).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Problem(400, 'unknown-field', `board takes no ${unknown.join(', ')}`);
  const where = chosenBy(resource, person, body);
  const order = orderSql(orderIn(resource, person, body.sort));
  const by = dimensionIn(body);
  const limit = numberIn(body, 'per', [0, mostPerColumn], usually);
  const [groups, chances] = await Promise.all([groupsOf(db, by, where), copiesOf<Chance>(db, 'chances')]);
  const sums = sumsOf(groups, new Map(chances.map((chance) => [chance.id, chance])));
  if (limit === 0) return sums.map((sum) => ({ ...sum, bids: [] }));
  const ofGroup = ({ group }: Sums) => [...where, sql<boolean>`${sql.ref(`t.${by}Id`)} = ${group.id}`];
  const found = await selectEach(
    db,
    resource.table,
    sums.map((sum) => ({ where: ofGroup(sum), order, limit })),
  );
  const shown = (records: StoredRecord[] = []) =>
    records.map((record) => answered(resource, record, person) as unknown as Opportunity);
  return sums.map((sum, at) => ({ ...sum, bids: shown(found[at]) }));
};
