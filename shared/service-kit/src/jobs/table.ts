import type { Counts, JobKind, JobState, Person } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database, Row } from '../connect.ts';
import { parsed } from '../table/codec.ts';
import { insertRows } from '../table/insert.ts';
import { now } from '../writes/newRecord.ts';

/** A job as its service keeps it. */
export interface StoredJob {
  id: string;
  kind: JobKind;
  col: string;
  sub: string | null;
  state: JobState;
  ownerId: string;
  ownerName: string;
  /** Who started it, with the rights of that moment. */
  person: Person;
  /** The request that started it. */
  requestId: string | null;
  /** What was asked for. */
  asked: Row;
  /** Nobody is told of its end. */
  quiet: boolean;
  /** How far it has come, in words of its kind. */
  place: string | null;
  done: number;
  total: number | null;
  counts: Counts;
  problem: string | null;
  worker: string | null;
  /** How often it was taken up since it last came further. */
  claims: number;
  /** What its owner could read when its file was made. */
  print: string | null;
  fileKey: string | null;
  fileName: string | null;
  fileSize: number | null;
  dateCreated: number;
  dateUpdated: number;
  expires: number;
}

/** How long a job, its results and its file are kept, in seconds. */
export const jobsLast = 7 * 24 * 60 * 60;

/** A job as it lies in the database. */
export interface JobRow extends Omit<StoredJob, 'person' | 'asked' | 'counts' | 'quiet'> {
  person: string;
  asked: string;
  counts: string;
  quiet: number;
}

export const jobOf = (row: JobRow): StoredJob => ({
  ...row,
  person: parsed<Person>(row.person),
  asked: parsed<Row>(row.asked),
  counts: parsed<Counts>(row.counts),
  quiet: row.quiet === 1,
});

type NewJob = Pick<StoredJob, 'kind' | 'col' | 'asked' | 'person'> &
  Partial<Pick<StoredJob, 'id' | 'sub' | 'quiet' | 'total'>> & {
    /** Until then, in milliseconds since 1970, it waits for whoever knows its id. */
    reservedUntil?: number;
  };

/** Adds a job for somebody and answers its id. */
export const addJob = async (db: Database, job: NewJob, requestId: string | undefined): Promise<string> => {
  const { id = newId(), kind, col, sub = null, person, asked, quiet = false, total = null, reservedUntil = 0 } = job;
  const at = now();
  const row = {
    id,
    kind,
    col,
    sub,
    state: 'queued',
    leaseUntil: reservedUntil,
    ownerId: person.id,
    ownerName: person.name,
    person: JSON.stringify(person),
    requestId: requestId ?? null,
    asked: JSON.stringify(asked),
    quiet: quiet ? 1 : 0,
    total,
    counts: '{}',
    dateCreated: at,
    dateUpdated: at,
    expires: at + jobsLast,
  };
  await insertRows(db, 'background_jobs', [row]);
  return id;
};

const jobIn = async (db: Database, id: string, lock: RawBuilder<unknown>): Promise<StoredJob | undefined> => {
  const { rows } = await sql<JobRow>`select * from background_jobs where id = ${id} ${lock}`.execute(db);
  return rows[0] && jobOf(rows[0]);
};

export const findJob = (db: Database, id: string): Promise<StoredJob | undefined> => jobIn(db, id, sql``);

/** As it is now, not as it was when the transaction began, and for nobody else to change until its end. */
export const lockedJob = (trx: Database, id: string): Promise<StoredJob | undefined> => jobIn(trx, id, sql`for update`);
