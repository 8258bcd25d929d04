import { type Chance, shareOf } from '@bidwright/contract-admin';
import type { AskedOf, Person } from '@bidwright/contract-kit';
import type { BoardColumn, board } from '@bidwright/contract-opportunities';
import {
  chosenBy,
  copiesOf,
  type Database,
  orderIn,
  type Part,
  type Resource,
  shownFields,
  sourceOf,
  thenIn,
} from '@bidwright/service-kit';
import { sql } from 'kysely';
import { type Db, t } from '../tables.ts';
import { type Bid, cardsOf } from './cards.ts';
import { type Grouping, groupingBy } from './grouping.ts';
import { movedAt } from './movedAt.ts';

/** The records of one column that have the same chance. */
interface Group {
  groupId: string;
  groupName: string;
  chanceId: string | null;
  chanceName: string | null;
  count: number;
  amount: number | null;
}

const groupsOf = async (db: Database, { table, where = [] }: Part, { id, name }: Grouping): Promise<Group[]> => {
  const { rows } = await sql<Group>`select ${id} as groupId, max(${name}) as groupName,
      ${t.chanceId}, max(${t.chanceName}) as chanceName, count(*) as count, sum(${t.estimatedBudgetAmount}) as amount
    from ${sourceOf(table)} as t where ${sql.join(where.length > 0 ? where : [sql`1 = 1`], sql` and `)}
    group by ${id}, ${t.chanceId}`.execute(db);
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

/** The records that a query would find, by their statuses, teams, owners or months. */
export const boardOf = async (
  db: Db,
  resource: Resource<Bid>,
  person: Person,
  asked: AskedOf<typeof board>,
): Promise<BoardColumn[]> => {
  const then = thenIn(resource, asked);
  const parts = (then?.parts ?? [resource]).map((part) => ({
    table: part.table,
    where: chosenBy(part, person, asked),
  }));
  const order = orderIn(resource, person, asked.sort);
  const grouping = groupingBy(asked.by);
  const { per: limit } = asked;
  const [groups, chances] = await Promise.all([
    Promise.all(parts.map((part) => groupsOf(db, part, grouping))),
    copiesOf<Chance>(db, 'chances'),
  ]);
  const sums = sumsOf(groups.flat(), new Map(chances.map((chance) => [chance.id, chance])));
  if (limit === 0) return sums.map((sum) => ({ ...sum, bids: [], since: {} }));
  const ids = sums.map(({ group }) => group.id);
  const shown = shownFields(resource, person, asked, order.by.path);
  const cards = await cardsOf(db, resource, person, { ids, grouping, parts, day: then?.day, order, limit, shown });
  const moved = await movedAt(db, [...cards.values()].flat(), then?.day);
  return sums.map((sum) => {
    const ofColumn = cards.get(sum.group.id) ?? [];
    const since = ofColumn.map(({ id, dateCreated }) => [id, moved.get(id) ?? dateCreated]);
    return { ...sum, bids: ofColumn.map(({ bid }) => bid), since: Object.fromEntries(since) };
  });
};
