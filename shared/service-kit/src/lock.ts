import { type Kysely, sql } from 'kysely';
import { limits, ordinary } from './pool.ts';
import { unhurried } from './unhurried.ts';

/** Longest wait for another instance that holds a lock, in seconds. */
const longestWait = 120;

/** What is done alone may take its time, as may the wait for it. */
const patient = limits(0, 60);

/** One lock a database and purpose; a server's databases share their names, of at most 64 characters. */
const lockName = (purpose: string) => sql`concat(${purpose}, ' ', left(sha2(database(), 256), 40))`;

const hold = async <Tables>(db: Kysely<Tables>, purpose: string, wait: number) => {
  const asked = sql<{ held: number | null }>`select get_lock(${lockName(purpose)}, ${wait}) as held`;
  const { rows } = await asked.execute(db);
  if (rows[0]?.held !== 1) throw new Error(`Another instance has held the lock to ${purpose} for too long`);
};

/**
 * Does something on one connection while no other instance does it. The server gives the lock back when the connection
 * ends, however it ends. Statements may take their time meanwhile.
 */
export const alone = <Tables>(
  db: Kysely<Tables>,
  purpose: string,
  act: (one: Kysely<Tables>) => Promise<void>,
  wait = longestWait,
): Promise<void> =>
  unhurried(() =>
    db.connection().execute(async (one) => {
      await sql`set session ${sql.raw(patient)}`.execute(one);
      try {
        await hold(one, purpose, wait);
        await act(one);
      } finally {
        await sql`select release_lock(${lockName(purpose)})`.execute(one);
        await sql`set session ${sql.raw(ordinary)}`.execute(one);
      }
    }),
  );
