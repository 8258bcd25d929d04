import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { now } from '../writes/newRecord.ts';
import { type JobRow, jobOf, type StoredJob } from './table.ts';

/** For so long a worker that gives no sign of life keeps its jobs, in milliseconds. */
export const lease = 8000;

/** One at a time for each person, so that nobody's jobs wait for those of one who starts many. */
const isFree = (at: number) => sql`not exists (select 1 from background_jobs as r
  where r.ownerId = j.ownerId and r.state = 'running' and r.leaseUntil > ${at})`;

const next = async (trx: Database, id: string | undefined): Promise<StoredJob | undefined> => {
  const at = Date.now();
  const due = sql`(j.state = 'queued' or j.state = 'running') and j.leaseUntil <= ${at} and ${isFree(at)}`;
  const wanted = id === undefined ? due : sql`j.id = ${id} and j.state = 'queued'`;
  const { rows } = await sql<JobRow>`select * from background_jobs as j where ${wanted}
    order by j.dateCreated, j.id limit 1 for update skip locked`.execute(trx);
  return rows[0] && jobOf(rows[0]);
};

/** Takes the next job for a worker, or the one of an id, which was reserved for who knows it. What a dead worker has left is taken up again. */
export const claim = (db: Database, worker: string, id?: string): Promise<StoredJob | undefined> =>
  db.transaction().execute(async (trx) => {
    const job = await next(trx, id);
    if (!job) return undefined;
    await sql`update background_jobs set state = 'running', worker = ${worker}, leaseUntil = ${Date.now() + lease},
      claims = claims + 1, dateUpdated = ${now()} where id = ${job.id}`.execute(trx);
    return { ...job, state: 'running', worker, claims: job.claims + 1 };
  });

/** The job is no longer this worker's: it was cancelled, or another worker took it for dead. */
export class Lost extends Error {
  override name = 'Lost';
}

/** Changes a job, but only as long as it is the worker's: what another worker does is never done twice. */
export const changeOwn = async (
  db: Database,
  { id, worker }: Pick<StoredJob, 'id' | 'worker'>,
  changes: Partial<Record<keyof StoredJob | 'leaseUntil', string | number | null>>,
): Promise<void> => {
  const values = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { numAffectedRows } = await sql`update background_jobs set ${sql.join(values)}
    where id = ${id} and worker = ${worker} and state = 'running'`.execute(db);
  if (numAffectedRows === 0n) throw new Lost();
};

/** Says that the worker lives. */
export const keepAlive = (db: Database, job: Pick<StoredJob, 'id' | 'worker'>): Promise<void> =>
  changeOwn(db, job, { leaseUntil: Date.now() + lease });

/** Gives a job back, for any worker to take up again after a while. */
export const giveBack = (db: Database, job: Pick<StoredJob, 'id' | 'worker'>, delayMs = 0): Promise<void> =>
  changeOwn(db, job, { leaseUntil: Date.now() + delayMs, worker: null, claims: 0 });
