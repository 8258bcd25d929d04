import type { RecordEvent } from '@bidwright/contract-kit';
import type { Db } from '../tables.ts';

const idsIn = (list: unknown) => (Array.isArray(list) ? list.map(({ id }) => id) : []);

/** Brings what an Admin has changed of a person into the account: open pages act on it without asking admin. */
export const followPerson = async (db: Db, { service, col, kind, recordId, record }: RecordEvent): Promise<void> => {
  if (service !== 'admin' || col !== 'users' || kind === 'removed') return;
  const { name, permissions, teams, status, expirationDate } = record;
  await db
    .updateTable('accounts')
    .set({
      name: String(name),
      permissions: JSON.stringify(permissions ?? []),
      teams: JSON.stringify(idsIn(teams)),
      status: String(status),
      ...(expirationDate !== undefined && { expirationDate: expirationDate === null ? null : String(expirationDate) }),
    })
    .where('id', '=', recordId)
    .execute();
};
