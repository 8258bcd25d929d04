import type { Person } from '@bidwright/contract-kit';
import type { JobContext } from '../context.ts';
import { fileOf, keepLonger } from './file.ts';
import { rowsOf, type SheetRow } from './rows.ts';

/** A table that somebody has sent for an import, for a call that reads it in a way of its own. */
export interface SentTable {
  columns: string[];
  rows(): AsyncGenerator<SheetRow>;
}

/** A table by the id with which its sender was answered; others' are as if they were not there. */
export const tableSent = async (context: JobContext, person: Person, id: string): Promise<SentTable> => {
  const { columns, storageKey } = await fileOf(context.db, person.id, id);
  await keepLonger(context.db, id);
  return { columns, rows: () => rowsOf(context.storage, storageKey) };
};
