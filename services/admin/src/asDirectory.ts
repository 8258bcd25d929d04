import { type User, users } from '@bidwright/contract-admin';
import {
  changeRecord,
  Problem,
  type Service,
  selectRecords,
  tableOf,
  transact,
  untilWritten,
} from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';
import { aliasOf, type Db } from './tables.ts';

const table = tableOf(users);
const t = aliasOf('users', 't');

/** Whose id the audit has for what the directory does: no person's. */
const directoryId = 'directory';

/** Of whom the firm's directory speaks, and as what the audit names it. */
interface Said {
  id: string;
  directory: string;
}

type Write = (changes: Partial<User>) => Promise<{ version: number }>;

/** Changes a person in the name of the directory: what `act` looks at nobody else changes meanwhile. */
export const asDirectory = <T>(
  { db, resource }: Service<Db>,
  { id, directory }: Said,
  act: (trx: Db, person: User, write: Write) => Promise<T>,
): Promise<T> => {
  const place = resource(users);
  return untilWritten(db, () =>
    transact(db, place.eventSink, async (trx) => {
      const [person] = await selectRecords(trx, table, { where: [sql<SqlBool>`${t.id} = ${id}`], limit: 1 });
      if (!person) throw new Problem(404, 'no-record', 'There is no such person');
      return act(trx, person, (changes) => changeRecord(trx, place, id, changes, { id: directoryId, name: directory }));
    }),
  );
};
