import { untilWritten } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { hour, minute } from './clock.ts';
import { refuse } from './refuse.ts';
import { hashOf } from './secret.ts';
import type { Db } from './tables.ts';

/** How often something may be tried within a time. */
export interface Limit {
  /** Counts one try; refuses with the time to wait when there were too many. */
  spend(key: string): Promise<void>;
  /** Takes the last try back. */
  giveBack(key: string): Promise<void>;
}

/** How far the clocks of front doors may be apart, in milliseconds. */
const skew = 1000;

/**
 * So many tries at once, and another each `refillSeconds` seconds: within any time t never more than `atOnce + t / pause`. A window
 * that starts anew would let twice as many through around its end. The table holds when the last try will have been
 * earned, so that all front doors count as one and a row means nothing once that is past.
 */
const createLimit = (
  db: Db,
  name: string,
  { atOnce, refillSeconds }: { atOnce: number; refillSeconds: number },
): Limit => {
  const step = refillSeconds * 1000;
  const room = (atOnce - 1) * step + skew;
  const idOf = (key: string) => hashOf(`${name} ${key}`);

  /** Milliseconds to wait; 0: the try is counted; undefined: somebody else's first try came between. */
  const tryOnce = async (id: string): Promise<number | undefined> => {
    const time = Date.now();
    const { numUpdatedRows } = await db
      .updateTable('limits')
      .set({ spentUntil: sql`greatest(spentUntil, ${time}) + ${step}` })
      .where('id', '=', id)
      .where('spentUntil', '<=', time + room)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return 0;
    const kept = await db.selectFrom('limits').select('spentUntil').where('id', '=', id).executeTakeFirst();
    const wait = kept ? kept.spentUntil - time - room : 0;
    if (wait > 0) return wait;
    const first = { id, spentUntil: time + step };
    const { numInsertedOrUpdatedRows = 0n } = await db.insertInto('limits').ignore().values(first).executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n ? 0 : undefined;
  };

  return {
    spend: async (key) => {
      // Of first tries at once the database may undo some, for they wait for each other.
      const wait = Math.ceil((await untilWritten(db, () => tryOnce(idOf(key)))) / 1000);
      if (wait === 0) return;
      const values = { minutes: Math.ceil(wait / minute) };
      throw refuse({ status: 429, code: 'too-many', key: 'shell.signIn.tooMany', values, retryAfter: wait });
    },
    giveBack: async (key) => {
      const less = sql<number>`if(spentUntil > ${step}, spentUntil - ${step}, 0)`;
      await db.updateTable('limits').set({ spentUntil: less }).where('id', '=', idOf(key)).execute();
    },
  };
};

/** Ten within any quarter of an hour. */
const guesses = { atOnce: 5, refillSeconds: 3 * minute };

/** What can be tried so often only. */
export const createLimits = (db: Db) => ({
  /** Wrong passwords of one account from all browsers its person has not used before. */
  strangers: createLimit(db, 'stranger', guesses),
  /** Wrong passwords of one account from a browser its person has used before. */
  knownBrowsers: createLimit(db, 'browser', guesses),
  /** Wrong codes of the second step of one account. */
  codes: createLimit(db, 'code', guesses),
  /** Wrong passwords from one address, whatever the account. */
  addresses: createLimit(db, 'address', { atOnce: 50, refillSeconds: 18 }),
  registrations: createLimit(db, 'registration', { atOnce: 30, refillSeconds: 2 * minute }),
  /** Requests for a mail from one address, and mails to one account. */
  mailRequests: createLimit(db, 'mail request', { atOnce: 15, refillSeconds: 4 * minute }),
  mails: createLimit(db, 'mail', { atOnce: 5, refillSeconds: hour / 5 }),
  /** Reading by one link, and reading from one address by links that open nothing. */
  feeds: createLimit(db, 'feed', { atOnce: 20, refillSeconds: 30 }),
  feedGuesses: createLimit(db, 'feed guess', { atOnce: 30, refillSeconds: 30 }),
  /** Failures that one person's browsers tell of, and reports of the page's policy from one address. */
  failures: createLimit(db, 'failure', { atOnce: 60, refillSeconds: 10 }),
  violations: createLimit(db, 'violation', { atOnce: 100, refillSeconds: 10 }),
  /** Pages of one person's that tell what came up in them. */
  openings: createLimit(db, 'opening', { atOnce: 60, refillSeconds: 10 }),
  /** Messages of webhooks that one person has sent at once. */
  hookTests: createLimit(db, 'hook test', { atOnce: 20, refillSeconds: 10 }),
  /** Versions that one person alone had taken back: who does that all the time needs others who see the same. */
  aloneVerdicts: createLimit(db, 'verdict', { atOnce: 3, refillSeconds: 8 * hour }),
});

export type Limits = ReturnType<typeof createLimits>;

/** Rows that hold nobody back any more. */
export const forgetLimits = async (db: Db): Promise<void> => {
  await db.deleteFrom('limits').where('spentUntil', '<=', Date.now()).execute();
};
