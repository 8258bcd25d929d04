import { type Kysely, MysqlAdapter, sql } from 'kysely';

/** Longest wait for another instance that holds a lock, in seconds. */
const wait = 120;

/** One lock a database and purpose; a server's databases share their names, of at most 64 characters. */
const lockName = (purpose: string) => sql`concat(${purpose}, ' ', left(sha1(database()), 40))`;

/** Keeps other instances out until the connection of `db` releases the lock or ends. */
export const holdLock = async <Tables>(db: Kysely<Tables>, purpose: string): Promise<void> => {
  const { rows } = await sql<{
    held: number | null;
  }>`select get_lock(${lockName(purpose)}, ${wait}) as held`.execute(db);
  if (rows[0]?.held !== 1) throw new Error(`Another instance has held the lock to ${purpose} for too long`);
};

export const releaseLock = async <Tables>(db: Kysely<Tables>, purpose: string): Promise<void> => {
  await sql`select release_lock(${lockName(purpose)})`.execute(db);
};

const purpose = 'migrate';

/** Kysely goes on when the server does not give the lock; this one stops. Migrations may take their time. */
export class LockingAdapter extends MysqlAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`set session lock_wait_timeout = 60 /*M!100100 , max_statement_time = 0 */`.execute(db);
    await holdLock(db, purpose);
  }

  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    await releaseLock(db, purpose);
    await sql`set session lock_wait_timeout = 5 /*M!100100 , max_statement_time = 5 */`.execute(db);
  }
}
