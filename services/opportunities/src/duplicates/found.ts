import type { Duplicate } from '@bidwright/contract-opportunities';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** A bid that may be meant, as its row says it. */
export type Found = Omit<Duplicate, 'same'>;

/** Bids that may be meant, but not the bid itself. An id is compared as a text, for what is asked may hold letters that no id has. */
export const bidsBut = (db: Db, id: string) =>
  db
    .selectFrom('opportunities')
    .select(({ ref }) => [
      'id',
      'solicitationName',
      'clientName as client',
      'opportunityStatusName as opportunityStatus',
      sql<string>`date_format(${ref('dueDate')}, '%Y-%m-%d')`.as('dueDate'),
    ])
    .where('status', '=', 'Active')
    .where('id', '<>', sql<string>`${id} collate utf8mb4_bin`);
