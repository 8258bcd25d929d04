import type { Session } from '@bidwright/contract-shell';
import { personOf, refusalOf } from '../accounts/accounts.ts';
import type { People } from '../accounts/people.ts';
import { day, minute, now } from '../clock.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Account, Db } from '../tables.ts';

/** A session ends after a day without a request, and after a week in any case. */
const idle = day;
export const longest = 7 * day;

/** How long an answer about a session may be used again, in milliseconds. */
const fresh = 1000;

/** The end moves at most this often, so that not every request writes. */
const step = minute;

export interface Sessions {
  /** Opens a session. Only the browser keeps its secret. */
  open(account: Account): Promise<{ secret: string; session: Session }>;
  /** Whose session it is, or null when it has ended or the person may no longer come in. */
  of(secret: string): Promise<Session | null>;
  close(secret: string): Promise<void>;
}

export const createSessions = (db: Db, people: People): Sessions => {
  const known = new Map<string, { at: number; session: Promise<Session | null> }>();

  const find = (tokenHash: string) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .selectAll('accounts')
      .select(['sessions.expires', 'sessions.dateCreated as opened'])
      .where('tokenHash', '=', tokenHash)
      .where('sessions.expires', '>', now())
      .executeTakeFirst();

  const read = async (tokenHash: string): Promise<Session | null> => {
    const found = await find(tokenHash);
    if (!found) return null;
    const { expires, opened, ...account } = found;
    const current = await people.refreshed(account);
    if (refusalOf(current)) return null;
    const end = Math.min(now() + idle, opened + longest);
    if (Math.abs(end - expires) < step) return { user: personOf(current), expires };
    await db.updateTable('sessions').set({ expires: end }).where('tokenHash', '=', tokenHash).execute();
    return { user: personOf(current), expires: end };
  };

  const forgetOld = (time: number) => {
    for (const [tokenHash, { at }] of known) {
      if (time - at < fresh) return;
      known.delete(tokenHash);
    }
  };

  return {
    open: async (account) => {
      const secret = newSecret();
      const dateCreated = now();
      const expires = dateCreated + idle;
      const row = { tokenHash: hashOf(secret), accountId: account.id, dateCreated, expires };
      await db.insertInto('sessions').values(row).execute();
      return { secret, session: { user: personOf(account), expires } };
    },
    of: (secret) => {
      const time = Date.now();
      forgetOld(time);
      const tokenHash = hashOf(secret);
      const session = known.get(tokenHash)?.session ?? read(tokenHash);
      if (!known.has(tokenHash)) known.set(tokenHash, { at: time, session });
      return session;
    },
    close: async (secret) => {
      const tokenHash = hashOf(secret);
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
      known.delete(tokenHash);
    },
  };
};
