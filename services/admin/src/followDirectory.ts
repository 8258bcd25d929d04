import { users } from '@bidwright/contract-admin';
import { choices, object, roles, string, text } from '@bidwright/contract-kit';
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
import { isLastAdmin } from './lastAdmin.ts';
import { aliasOf, type Db } from './tables.ts';

const wanted = object({
  id: string().max(36).required(),
  /** What the person's groups give. */
  roles: choices(roles),
  /** On which roles the directory decides; others are the Admins' to give. */
  decided: choices(roles),
  directory: text(60).required(),
});

const table = tableOf(users);
const t = aliasOf('users', 't');

/** Whose id the audit has for what the directory does: no person's. */
export const directoryId = 'directory';

/** Lets a person have the roles that the firm's directory gives. `keptAdmin`: Admin stays, for the firm would have none any more. */
export const followDirectory = ({ db, resource }: Service<Db>, body: unknown): Promise<{ keptAdmin: boolean }> => {
  const { id, roles: given, decided, directory } = checkedBody(wanted, body);
  const place = resource(users);
  const follow = async (trx: Db) => {
    const [person] = await selectRecords(trx, table, { where: [sql<SqlBool>`${t.id} = ${id}`], limit: 1 });
    if (!person) throw new Problem(404, 'no-record', 'There is no such person');
    const kept = person.permissions.filter((role) => given.includes(role) || !decided.includes(role));
    const next = [...kept, ...given.filter((role) => !kept.includes(role))];
    const keptAdmin = !next.includes('Admin') && (await isLastAdmin(trx, person));
    const permissions = keptAdmin ? [...next, 'Admin'] : next;
    await changeRecord(trx, place, id, { permissions }, { id: directoryId, name: String(directory) });
    return { keptAdmin };
  };
  return untilWritten(db, () => transact(db, place.eventSink, follow));
};
