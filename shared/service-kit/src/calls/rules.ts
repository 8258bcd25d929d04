import type { Person } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';

/** What a service adds to the generic calls of one collection. */
export interface Rules {
  /**
   * Sees what a person wrote, before and after an update, and answers what is kept instead.
   * Throws a Problem where the update is not allowed.
   */
  update?(before: Row, after: Row, person: Person): Row;
}
