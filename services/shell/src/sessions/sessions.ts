import type { Role } from '@bidwright/contract-kit';
import type { OpenSession, Session } from '@bidwright/contract-shell';
import type { Request } from 'express';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { personOf, refusalOf } from '../accounts/accounts.ts';
import type { People } from '../accounts/people.ts';
import { wrongCredentials } from '../accounts/wrongCredentials.ts';
import { minute, now } from '../clock.ts';
import { openedModules, withOpened } from '../registry/opened/opened.ts';
import { findProvingSession } from '../registry/proving/sessions.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Settings } from '../settings.ts';
import type { Account, Db } from '../tables.ts';
import { whereRoom } from '../whereRoom.ts';
import { secretIn } from './cookie.ts';
import type { Device } from './device.ts';
import { lifetimeS } from './lifetime.ts';
import { seenAs } from './seenAs.ts';

/** How long an answer about a session may be used again, in milliseconds: what changes counts within a second. */
const fresh = 900;

/** When it was seen last is written at most this often, so that not every request writes. */
const step = minute;

export interface Sessions {
  /** The secret of the browser's session, if it sent something that can be one. */
  secretOf(request: Request): string | undefined;
  /** See `openSession`. */
  open(account: Account, device: Device): ReturnType<typeof openSession>;
  /** Whose session it is, or null when it has ended or the person may no longer come in. */
  of(secret: string): Promise<Session | null>;
  /** The same for what a page asks by itself: nobody is seen by it. */
  look(secret: string): Promise<Session | null>;
  close(secret: string): Promise<void>;
  /** Lets an Admin see the app as a role in one of the own sessions, or as what the person is. */
  setView(secret: string, role: Role | null): Promise<void>;
  /** All of a person, the one seen last first. `secret`: of the session that asks. */
  list(accountId: string, secret?: string): Promise<OpenSession[]>;
  /** Ends the one of this id, of this person or of anyone; answers how many that were. */
  end(id: string, accountId?: string): Promise<number>;
  /** Ends all of a person but the one of `secret`. */
  endAll(accountId: string, secret?: string): Promise<number>;
}

/** Opens a session. Only the browser keeps its secret. */
export const openSession = async (
  db: Db,
  account: Account,
  device: Device,
): Promise<{ secret: string; session: Session }> => {
  const secret = newSecret();
  const time = now();
  const expires = time + lifetimeS;
  const { id, passwordHash } = account;
  const row = { id: uuid(), ...device, tokenHash: hashOf(secret), dateCreated: time, lastSeen: time, expires };
  await db.transaction().execute(async (trx) => {
    // Another password may have been set since this one was proven; no session may outlive that.
    const still = await trx
      .selectFrom('accounts')
      .select('passwordHash')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (still?.passwordHash !== passwordHash) throw wrongCredentials();
    await endOldest(trx, id);
    await trx.updateTable('accounts').set({ lastSignIn: time }).where('id', '=', id).execute();
    await trx
      .insertInto('sessions')
      .values({ ...row, accountId: id })
      .execute();
  });
  const user = withOpened(personOf(account), await openedModules(db));
  return { secret, session: { user, expires } };
};

/** So many browsers of one person may be signed in; of more, those seen longest ago are signed out. */
export const maxOfPerson = 50;

/** Ends what is too many, so that another one can be opened. */
const endOldest = async (db: Db, accountId: string): Promise<void> => {
  const tooMany = await db
    .selectFrom('sessions')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .orderBy('lastSeen', 'desc')
    .orderBy('id', 'desc')
    .limit(1_000_000)
    .offset(maxOfPerson - 1)
    .execute();
  if (tooMany.length === 0) return;
  const hashes = tooMany.map(({ tokenHash }) => tokenHash);
  await db.deleteFrom('sessions').where('tokenHash', 'in', hashes).execute();
};

export const createSessions = (db: Db, people: People, settings: Pick<Settings, 'PUBLIC_URL'>): Sessions => {
  const known = new Map<string, { at: number; session: Promise<Session | null> }>();

  const find = (tokenHash: string) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .selectAll('accounts')
      .select(['sessions.expires', 'sessions.lastSeen', 'sessions.viewAs'])
      .select(sql<string[] | null>`(select json_arrayagg(name) from opened_modules)`.as('modules'))
      .where('tokenHash', '=', tokenHash)
      .where('sessions.expires', '>', now())
      .executeTakeFirst();

  const look = async (tokenHash: string) => {
    const found = await find(tokenHash);
    if (!found) {
      const session = await findProvingSession(db, tokenHash);
      return session && { session, lastSeen: now() };
    }
    const { expires, lastSeen, viewAs, modules, ...account } = found;
    const current = await people.refreshed(account);
    const user = seenAs(withOpened(personOf(current), modules ?? []), viewAs);
    return refusalOf(current) ? null : { session: { user, expires }, lastSeen };
  };

  const read = async (tokenHash: string): Promise<Session | null> => {
    const found = await look(tokenHash);
    if (!found) return null;
    const { session, lastSeen } = found;
    const time = now();
    if (time - lastSeen < step) return session;
    await whereRoom(db.updateTable('sessions').set({ lastSeen: time }).where('tokenHash', '=', tokenHash).execute());
    return session;
  };

  const forgetOld = (time: number) => {
    for (const [tokenHash, { at }] of known) {
      if (time - at < fresh) return;
      known.delete(tokenHash);
    }
  };

  return {
    secretOf: secretIn(settings),
    open: (account, device) => openSession(db, account, device),
    of: (secret) => {
      const time = Date.now();
      forgetOld(time);
      const tokenHash = hashOf(secret);
      const session = known.get(tokenHash)?.session ?? read(tokenHash);
      if (!known.has(tokenHash)) known.set(tokenHash, { at: time, session });
      return session;
    },
    look: async (secret) => (await look(hashOf(secret)))?.session ?? null,
    close: async (secret) => {
      const tokenHash = hashOf(secret);
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
      known.delete(tokenHash);
    },
    setView: async (secret, viewAs) => {
      const tokenHash = hashOf(secret);
      await db.updateTable('sessions').set({ viewAs }).where('tokenHash', '=', tokenHash).execute();
      known.delete(tokenHash);
    },
    list: async (accountId, secret) => {
      const rows = await db
        .selectFrom('sessions')
        .select(['tokenHash', 'id', 'browser', 'system', 'dateCreated', 'lastSeen', 'expires'])
        .where('accountId', '=', accountId)
        .where('expires', '>', now())
        .orderBy('lastSeen', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const mine = secret && hashOf(secret);
      return rows.map(({ tokenHash, ...session }) => ({ ...session, current: tokenHash === mine }));
    },
    end: async (id, accountId) => {
      const ended = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? ''))
        .executeTakeFirst();
      known.clear();
      return Number(ended.numDeletedRows);
    },
    endAll: async (accountId, secret) => {
      const ended = await db
        .deleteFrom('sessions')
        .where('accountId', '=', accountId)
        .where('tokenHash', '!=', secret ? hashOf(secret) : '')
        .executeTakeFirst();
      known.clear();
      return Number(ended.numDeletedRows);
    },
  };
};
