import type { Call, FieldErrors, Person } from '@bidwright/contract-kit';
import type { RawBuilder } from 'kysely';
import type { Database, Row } from '../connect.ts';
import type { StoredRecord } from '../table/record.ts';
import type { Author } from '../writes/author.ts';
import type { Policy } from './call.ts';

/** The indexes by which a query is answered that has this filter and this order. */
interface Narrowing {
  /** The field of the filter, one value or several. */
  filter: string;
  sort: string;
  /** That of the filter, and those of other filters that may leave fewer records: the database knows which. */
  indexes: string[];
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
  /** Calls that the collection answers in a way of its own. The person's right was checked before. */
  answers?: Partial<Record<Call, Policy['answer']>>;
}
