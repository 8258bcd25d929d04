import type { Duplicate } from '@bidwright/contract-opportunities';
import { sql } from 'kysely';

/** A bid that may be meant, as its row says it. */
export type Found = Omit<Duplicate, 'same'>;

/** What is selected of it. */
export const shown = sql`id, solicitationName, clientName as client, opportunityStatusName as opportunityStatus,
  date_format(dueDate, '%Y-%m-%d') as dueDate`;

/** Not the bid itself. An id is compared as any text, for what is asked may hold letters that no id has. */
export const otherThan = (id: string) => sql`id <> ${id} collate utf8mb4_bin`;
