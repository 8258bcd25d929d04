import { users } from '@bidwright/contract-admin';
import { choice, object, recordStatus, string, text } from '@bidwright/contract-kit';
import {
  changeRecord,
  checkedBody,
  Problem,
  type Service,
  selectRecords,
  tableOf,
  transact,
  untilWritten,
} from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';
import { directoryId } from './followDirectory.ts';
import { isLastAdmin } from './lastAdmin.ts';
import { aliasOf, type Db } from './tables.ts';

const wanted = object({
  id: string().max(36).required(),
  firstName: text(80).required(),
  lastName: text(80).required(),
  status: choice(recordStatus).required(),
  /** As what the audit names the directory. */
  directory: text(60).required(),
});

const table = tableOf(users);
const t = aliasOf('users', 't');

/** All people, as the firm's directory compares them with its own. */
export const listForDirectory = ({ db }: Pick<Service<Db>, 'db'>) =>
  db.selectFrom('users').select(['id', 'firstName', 'lastName', 'email', 'status']).orderBy('id').execute();

/** What the directory says of a person: the name, and whether the person is with the firm. Refuses to take the last Admin away. */
export const changeForDirectory = ({ db, resource }: Service<Db>, body: unknown): Promise<{ version: number }> => {
  const { id, directory, ...patch } = checkedBody(wanted, body);
  const place = resource(users);
  const change = async (trx: Db) => {
    const [person] = await selectRecords(trx, table, { where: [sql<SqlBool>`${t.id} = ${id}`], limit: 1 });
    if (!person) throw new Problem(404, 'no-record', 'There is no such person');
    if (patch.status === 'Inactive' && (await isLastAdmin(trx, person)))
      throw new Problem(409, 'last-admin', 'The firm would have no Admin: make somebody else one first');
    return changeRecord(trx, place, id, patch, { id: directoryId, name: String(directory) });
  };
  return untilWritten(db, () => transact(db, place.eventSink, change));
};
