import type {
  Call,
  Collection,
  ErrorInfo,
  FieldErrors,
  Kept,
  Person,
  Reference,
  SubCollection,
} from '@bidwright/contract-kit';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Database, Row } from '../connect.ts';
import type { StoredRecord, Table } from '../table/table.ts';
import type { Author } from '../writes/author.ts';
import type { EventSink } from '../writes/eventSink.ts';

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

/** A field that names who is responsible for a record. */
export interface Responsibility<Db extends Database = Database> {
  /** Which of the records `t` in use are open still; without it all of them. `to`: who would take them over. */
  open?(db: Db, to: Reference | null): Promise<RawBuilder<SqlBool>>;
  /** What an update says to hand a record over; without it, the other person in the field. Null where that cannot be. */
  set?(db: Db, to: Reference): Promise<Record<string, Reference> | null>;
  /** The reference that a record is called by, where it has no name of its own. */
  calledBy?: string;
  /** The service's call that hands them over, of whose records a part stays; no update does. */
  call?: string;
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
  /**
   * Sees what is about to be written of many records, one after the other in the transaction `db`, before the first of them: what each
   * of them would ask of the database can be asked here once.
   */
  ahead?(inputs: Partial<Input>[], at: { db: Db }): Promise<void>;
  /** What is worth a second look in a record that was created or updated, by field. It is kept all the same. */
  warnings?(record: Input & Kept, at: { db: Db }): Promise<FieldErrors>;
  /** What the person sees of the collection's table, as a derived table with the same columns; without it, the table. */
  seen?(person: Person): RawBuilder<unknown>;
  /**
   * Where a filter leaves records that stand together at an end of an order, such as open bids by due date: a database expects
   * them all over, and walks through nearly all others by the order's own index to find the first few.
   */
  narrowing?: Narrowing[];
  /** The fields that name who is responsible for a record: what has to be handed over when somebody leaves. */
  responsibilities?: Record<string, Responsibility<Db>>;
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
  eventSink: EventSink;
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
