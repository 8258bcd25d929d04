import type { Call, Collection, ErrorInfo, FieldErrors, Kept, Person, SubCollection } from '@bidwright/contract-kit';
import type { RawBuilder } from 'kysely';
import type { Database, Row } from '../connect.ts';
import type { StoredRecord, Table } from '../table/table.ts';
import type { Author } from '../writes/author.ts';
import type { Outlet } from '../writes/outlet.ts';

/** The indexes by which a query is answered that has this filter and this order. */
interface Narrowing {
  /** The field of the filter, one value or several. */
  filter: string;
  sort: string;
  /** That of the filter, and those of other filters that may leave fewer records: the database knows which. */
  indexes: string[];
}

interface Answering<Db extends Database> {
  answer(asked: Asked<Db>): Promise<Answer>;
}

/**
 * What a service adds to the generic calls of one collection: `Input` is what a person writes of a record, `Db` the service's
 * own database.
 */
export interface Rules<Input extends Row = Row, Db extends Database = Database> {
  /**
   * Sees what a person wrote, before and after an update, and answers what is kept instead.
   * Throws a Problem where the update is not allowed.
   */
  update?(before: Input, after: Input, by: Author, at: { db: Db; record: Input & Kept }): Input | Promise<Input>;
  /** Sees what a person wrote of a new record, and answers what is kept instead. */
  create?(after: Input, by: Author, at: { db: Db }): Input | Promise<Input>;
  /** What is worth a second look in a record that was created or updated, by field. It is kept all the same. */
  warnings?(record: Input & Kept, at: { db: Db }): Promise<FieldErrors>;
  /** What the person sees of the collection's table, as a derived table with the same columns; without it, the table. */
  seen?(person: Person): RawBuilder<unknown>;
  /**
   * Where a filter leaves records that stand together at an end of an order, such as open bids by due date: a database expects
   * them all over, and walks through nearly all others by the order's own index to find the first few.
   */
  narrowing?: Narrowing[];
  /** Calls that the collection answers in a way of its own. The person's right was checked before. */
  answers?: Partial<Record<Call, Answering<Db>['answer']>>;
}

/** A subcollection with its table. */
export interface SubResource {
  sub: SubCollection;
  table: Table;
  /** Fields that the service writes. */
  owned: string[];
  /** Its records, whosever they are, each with its `parent`; none where the service alone writes it. */
  across?: Resource;
}

/** A collection with all that the calls need to know of it, worked out once. */
export interface Resource<R extends StoredRecord = StoredRecord> {
  collection: Collection;
  table: Table<R>;
  subs: Map<string, SubResource>;
  /** Fields that the service writes: what comes for them from outside is ignored. */
  owned: Set<string>;
  rules: Rules;
  outlet: Outlet;
  /** The collection that each record's parent is of: who may not read that one does not find the record either. */
  above?: Collection;
}

/** One call of one person about one collection, after the person's right was checked. */
export interface Asked<Db extends Database = Database> {
  db: Db;
  person: Person;
  /** The same person, as writes note it. */
  by: Author;
  resource: Resource;
  /** The JSON object that was sent. */
  body: Row;
}

export interface Answer {
  data: unknown;
  next?: string | null;
  total?: number;
  /** What is worth a second look, by field. */
  warnings?: ErrorInfo['fields'];
}
