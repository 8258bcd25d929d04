import { isDeepStrictEqual } from 'node:util';
import type { UserInput } from '@bidwright/contract-admin';
import { type Kept, message } from '@bidwright/contract-kit';
import { type Author, mayComeIn, Problem } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

type Deciding = Pick<UserInput, 'permissions' | 'status' | 'expirationDate'>;

/** What makes somebody an Admin, or ends it. */
const decisive = ['permissions', 'status', 'expirationDate'] as const;

const isAdmin = (person: Deciding): boolean => mayComeIn(person) && person.permissions.includes('Admin');

/** Whoever may come in as an Admin. */
const admins = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'permissions', 'status', 'expirationDate'])
    .where('status', '=', 'Active')
    .where(({ ref }) => sql<boolean>`json_contains(${ref('permissions')}, '"Admin"')`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const people = rows.map((row) => ({ ...row, permissions: JSON.parse(row.permissions) }));
  return people.filter(isAdmin).map(({ id }) => id);
};

/** Whether the firm would have no Admin without this one. Nobody else takes one away until the transaction ends. */
export const isLastAdmin = async (db: Db, { id, ...about }: Deciding & { id: string }): Promise<boolean> =>
  isAdmin(about) && (await admins(db)).every((one) => one === id);

const refusal = (before: Deciding, after: Deciding, key: string) => {
  const changed = decisive.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return new Problem(422, 'invalid', 'An Admin must stay', {
    fields: Object.fromEntries(changed.map((field) => [field, message(key)])),
  });
};

/** Refuses an update by which a person ends being an Admin by own hand, or after which the firm has none. */
export const mustLeaveAnAdmin = async (
  [before, after]: [Deciding, Deciding],
  { person }: Author,
  { db, record }: { db: Db; record: Kept },
): Promise<void> => {
  if (!person || !isAdmin(before) || isAdmin(after)) return;
  if (person.id === record.id) throw refusal(before, after, 'admin.users.ownAdmin');
  if (await isLastAdmin(db, { id: record.id, ...before })) throw refusal(before, after, 'admin.users.lastAdmin');
};
