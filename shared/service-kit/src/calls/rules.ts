import type {
  Call,
  Collection,
  ErrorInfo,
  FieldErrors,
  Person,
  Reference,
  SubCollection,
} from '@bidwright/contract-kit';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Database, Row } from '../connect.ts';
import type { StoredRecord } from '../table/record.ts';
import type { Table } from '../table/table.ts';
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

/** A field that names who is responsible for a record. */
export interface Responsibility {
  /** Which of the records `t` in use are open still; without it all of them. `to`: who would take them over. */
  open?(db: Database, to: Reference | null): Promise<RawBuilder<SqlBool>>;
  /** What an update says to hand a record over; without it, the other person in the field. Null where that cannot be. */
  set?(db: Database, to: Reference): Promise<Record<string, Reference> | null>;
}

/** What a service adds to the generic calls of one collection. */
export interface Rules {
  /**
   * Sees what a person wrote, before and after an update, and answers what is kept instead.
   * Throws a Problem where the update is not allowed.
   */
  update?(before: Row, after: Row, by: Author, at: { db: Database; record: StoredRecord }): Row | Promise<Row>;
  /** Sees what a person wrote of a new record, and answers what is kept instead. */
  create?(after: Row, by: Author, at: { db: Database }): Row | Promise<Row>;
  /** What is worth a second look in a record that was created or updated, by field. It is kept all the same. */
  warnings?(record: StoredRecord, at: { db: Database }): Promise<FieldErrors>;
  /** What the person sees of the collection's table, as a derived table with the same columns; without it, the table. */
  seen?(person: Person): RawBuilder<unknown>;
  /**
   * Where a filter leaves records that stand together at an end of an order, such as open bids by due date: a database expects
   * them all over, and walks through nearly all others by the order's own index to find the first few.
   */
  narrowing?: Narrowing[];
  /** The fields that name who is responsible for a record: what has to be handed over when somebody leaves. */
  responsibilities?: Record<string, Responsibility>;
  /** Calls that the collection answers in a way of its own. The person's right was checked before. */
  answers?: Partial<Record<Call, (asked: Asked) => Promise<Answer>>>;
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
export interface Resource {
  collection: Collection;
  table: Table;
  subs: Map<string, SubResource>;
  /** Fields that the service writes: what comes for them from outside is ignored. */
  owned: Set<string>;
  rules: Rules;
  eventSink: EventSink;
  /** The collection that each record's parent is of: who may not read that one does not find the record either. */
  above?: Collection;
}

/** One call of one person about one collection, after the person's right was checked. */
export interface Asked {
  db: Database;
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
