import type { Handler } from '@bidwright/service-kit';
import { databaseOf } from '../database.ts';

const idsIn = (list: unknown) => (Array.isArray(list) ? list.map(({ id }) => id) : []);

/** Brings what an Admin has changed of a person into the account: open pages act on it without asking admin. */
export const followPerson: Handler = async ({ recordId, record }, { trx }) => {
  const { name, permissions, teams, status, expirationDate } = record;
  await databaseOf({ db: trx })
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
