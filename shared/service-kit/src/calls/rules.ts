import type { Database, Row } from '../connect.ts';
import type { Author } from '../writes/author.ts';

/** What a service adds to the generic calls of one collection. */
export interface Rules {
  /**
   * Sees what a person wrote, before and after an update, and answers what is kept instead.
   * Throws a Problem where the update is not allowed.
   */
  update?(before: Row, after: Row, by: Author, db: Database): Row | Promise<Row>;
  /** Sees what a person wrote of a new record, and answers what is kept instead. */
  create?(after: Row, by: Author, db: Database): Row | Promise<Row>;
}
