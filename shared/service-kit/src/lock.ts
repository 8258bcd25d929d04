import { type Kysely, MysqlAdapter, sql } from 'kysely';

/** Longest wait for another instance to finish its migrations, in seconds. */
const wait = 120;

/** One lock a database; lock names are shared by all databases of a server and at most 64 characters long. */
const lockName = sql`concat('migrate ', left(sha1(database()), 40))`;

/** Kysely goes on when the server does not give the lock; this one stops. */
export class LockingAdapter extends MysqlAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`set session lock_wait_timeout = 60 /*M!100100 , max_statement_time = 0 */`.execute(db);
    const { rows } = await sql<{ held: number | null }>`select get_lock(${lockName}, ${wait}) as held`.execute(db);
    if (rows[0]?.held !== 1) throw new Error('Another instance has been migrating this database for too long');
  }

  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select release_lock(${lockName})`.execute(db);
    await sql`set session lock_wait_timeout = 5 /*M!100100 , max_statement_time = 5 */`.execute(db);
  }
}
