import type { Person, RecordOf } from '@bidwright/contract-kit';
import type { Opportunity, opportunities } from '@bidwright/contract-opportunities';
import {
  type Database,
  type Order,
  orderSql,
  type Part,
  type Resource,
  recordsThen,
  type Shown,
  selectEach,
  unionOf,
} from '@bidwright/service-kit';
import { sql } from 'kysely';
import { t } from '../tables.ts';
import type { Grouping } from './grouping.ts';

interface Wanted {
  /** Of these columns. */
  ids: string[];
  grouping: Grouping;
  parts: Part[];
  /** The day at whose end they are asked for; undefined: now. */
  day: string | undefined;
  order: Order;
  limit: number;
  /** What of each record. */
  shown: Shown;
}

/** As it is stored, without what is derived from it. */
export type Bid = RecordOf<typeof opportunities>;

/** A record with what is answered of it. */
interface Card extends Pick<Bid, 'id' | 'dateCreated'> {
  bid: Opportunity;
}

type Cards = ReadonlyMap<string, Card[]>;

const cardOf = ({ id, dateCreated }: Pick<Bid, 'id' | 'dateCreated'>, bid: object): Card => ({
  id,
  dateCreated,
  bid: bid as Opportunity,
});

/** Each column's by the indexes that it has. */
const now = async (db: Database, { ids, grouping, parts, limit, shown, ...wanted }: Wanted): Promise<Cards> => {
  const order = orderSql(wanted.order);
  const where = parts.flatMap((part) => part.where ?? []);
  const columns = ids.map((id) => ({ where: [...where, grouping.has(id)], order, limit }));
  const found = await selectEach(db, shown.table, columns);
  const cards = found.map((records) => records.map((record) => cardOf(record, shown.answer(record))));
  return new Map(ids.map((id, at) => [id, cards[at] ?? []]));
};

/** The past has no indexes: it is gone through once for all columns. */
const then = async (
  db: Database,
  resource: Resource<Bid>,
  person: Person,
  day: string,
  wanted: Wanted,
): Promise<Cards> => {
  const { grouping, parts, order, limit, shown } = wanted;
  const columns = sql`${t.id}, ${grouping.id} as groupId, ${sql.ref(`t.${order.by.at}`)} as sorted`;
  const way = order.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: string; groupId: string }>`select f.id, f.groupId from (
      select t.id, t.groupId, row_number() over (partition by t.groupId order by t.sorted ${way}, t.id ${way}) as place
      from ${unionOf(parts, columns)}
    ) as f where f.place <= ${limit} order by f.place`.execute(db);
  const groupOf = new Map(rows.map(({ id, groupId }) => [id, groupId]));
  const records = await recordsThen(db, resource, day, person, rows);
  const cards = records.map((record) => cardOf(record, shown.pick(record)));
  return Map.groupBy(cards, ({ id }) => groupOf.get(id) ?? '');
};

/** The first records of each column, by its id. */
export const cardsOf = (db: Database, resource: Resource<Bid>, person: Person, wanted: Wanted): Promise<Cards> =>
  wanted.day === undefined ? now(db, wanted) : then(db, resource, person, wanted.day, wanted);
