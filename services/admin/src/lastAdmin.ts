import { isDeepStrictEqual } from 'node:util';
import { message } from '@bidwright/contract-kit';
import {
  type Author,
  admitted,
  type Database,
  type Known,
  Problem,
  type Row,
  type StoredRecord,
} from '@bidwright/service-kit';
import { sql } from 'kysely';

/** What makes somebody an Admin, or ends it. */
const decisive = ['permissions', 'status', 'expirationDate'];

const isAdmin = (person: Row): boolean => admitted(person as unknown as Known)?.permissions.includes('Admin') ?? false;

/** Whoever may come in as an Admin. Nobody else takes one away until the transaction ends. */
const admins = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<Row & { id: string; permissions: string }>`select id, permissions, status, expirationDate
    from users where status = 'Active' and json_contains(permissions, '"Admin"') order by id for update`.execute(db);
  const people = rows.map((row) => ({ ...row, permissions: JSON.parse(row.permissions) }));
  return people.filter(isAdmin).map(({ id }) => id);
};

const refusal = (before: Row, after: Row, key: string) => {
  const changed = decisive.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return new Problem(422, 'invalid', 'An Admin must stay', {
    fields: Object.fromEntries(changed.map((field) => [field, message(key)])),
  });
};

/** Refuses an update by which a person ends being an Admin by own hand, or after which the firm has none. */
export const mustLeaveAnAdmin = async (
  [before, after]: [Row, Row],
  { person }: Author,
  { db, record }: { db: Database; record: StoredRecord },
): Promise<void> => {
  if (!person || !isAdmin(before) || isAdmin(after)) return;
  if (person.id === record.id) throw refusal(before, after, 'admin.users.ownAdmin');
  const others = (await admins(db)).filter((id) => id !== record.id);
  if (others.length === 0) throw refusal(before, after, 'admin.users.lastAdmin');
};
