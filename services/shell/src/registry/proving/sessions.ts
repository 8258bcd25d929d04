import { isRole, type Role, roles } from '@bidwright/contract-kit';
import type { Session } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { accountById } from '../../accounts/accounts.ts';
import { minute, now } from '../../clock.ts';
import { hashOf, newSecret } from '../../secret.ts';
import type { Db } from '../../tables.ts';
import { openedModules, withOpened } from '../opened/opened.ts';
import { provingPerson } from './person.ts';

/** Longer than any proving takes. */
const lastsS = 5 * minute;

/** Says of a session what it is without asking the database. Who makes one up has no session. */
const mark = 'proving-';

export const isProvingSecret = (secret: string | undefined): boolean => secret?.startsWith(mark) === true;

/** Of the length that secrets of sessions have: a cookie with another one is no session's. */
const newProvingSecret = () => `${mark}${newSecret()}`.slice(0, 43);

/** The one who holds a role and as little else as may be, the longest. */
const holderOf = async (db: Db, role: Role): Promise<string | null> => {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    // Null: who never came in. Admin has told nothing of such yet.
    .where((is) => is.or([is('status', '=', 'Active'), is('status', 'is', null)]))
    .where(sql<boolean>`json_contains(permissions, json_quote(${role}))`)
    .orderBy(sql`json_length(permissions)`)
    .orderBy('dateCreated')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
};

/** Opens a session of each role for a proving; answers their secrets. */
export const openProvingSessions = async (db: Db, provingId: string): Promise<Record<string, string>> => {
  const expires = now() + lastsS;
  const secrets: Record<string, string> = {};
  for (const role of roles) {
    const secret = newProvingSecret();
    secrets[role] = secret;
    const row = { tokenHash: hashOf(secret), provingId, accountId: await holderOf(db, role), role, expires };
    await db.insertInto('proving_sessions').values(row).execute();
  }
  return secrets;
};

export const closeProvingSessions = async (db: Db, provingId: string): Promise<void> => {
  await db.deleteFrom('proving_sessions').where('provingId', '=', provingId).execute();
};

/** The session of a proving, or null. */
export const findProvingSession = async (db: Db, tokenHash: string): Promise<Session | null> => {
  const found = await db
    .selectFrom('proving_sessions')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expires', '>', now())
    .executeTakeFirst();
  if (!found || !isRole(found.role)) return null;
  const account = found.accountId === null ? undefined : await accountById(db, found.accountId);
  const user = withOpened(provingPerson(found.provingId, found.role, account), await openedModules(db));
  return { user, expires: found.expires };
};
