import type { Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database, Row } from '../../connect.ts';
import { isId } from '../../table/value.ts';
import { type Deed, deedsOf } from '../../writes/deeds.ts';
import { now } from '../../writes/newRecord.ts';
import { noteResults } from '../results.ts';
import { addJob, findJob, lockedJob, type StoredJob } from '../table.ts';

/** An import that a call of a service's own does, part by part. */
export interface OwnImport {
  /** Of the job that stands for it. */
  id: string;
  col: string;
  person: Person;
  /** The table that was sent. */
  file: string;
  requestId: string | undefined;
}

const part = (name: string) => sql`json_unquote(json_extract(asked, ${`$.${name}`}))`;

/** An import that begins, or the last one of the same table by the same person, unless somebody has begun to take that back. */
export const ownImport = async (db: Database, of: Omit<OwnImport, 'id'>, isNew: boolean): Promise<OwnImport> => {
  if (isNew) return { ...of, id: newId() };
  const { rows } = await sql<{ id: string }>`select id from background_jobs
    where ownerId = ${of.person.id} and kind = 'import' and col = ${of.col} and ${part('file')} = ${of.file}
      and ${part('undoneAs')} is null order by id desc limit 1`.execute(db);
  return { ...of, id: rows[0]?.id ?? newId() };
};

/** What was done to each record, in the order of the first deeds. */
const byRecord = (deeds: Deed[]): [Deed, ...Deed[]][] => {
  const found = new Map<string, [Deed, ...Deed[]]>();
  for (const deed of deeds) {
    const key = JSON.stringify([deed.col, deed.sub, deed.id]);
    const before = found.get(key);
    if (before) before.push(deed);
    else found.set(key, [deed]);
  }
  return [...found.values()];
};

/** The job that stands for the import. It is over at any moment: its calls do the work. */
const jobFor = async (trx: Database, { id, col, person, file, requestId }: OwnImport): Promise<StoredJob> => {
  const before = await lockedJob(trx, id);
  if (before) return before;
  await addJob(trx, { id, kind: 'import', col, person, asked: { file }, quiet: true }, requestId);
  const added = await findJob(trx, id);
  if (!added) throw new Error('a job that was just added is not there');
  return added;
};

/** Does a part of an import, and keeps with it what takes it back. A part that writes nothing leaves nothing. */
export const keepImport = async <T>(trx: Database, of: OwnImport, act: () => Promise<T>): Promise<T> => {
  const { done, deeds } = await deedsOf(trx, act);
  if (deeds.length === 0) return done;
  const job = await jobFor(trx, of);
  const noted = byRecord(deeds).map((all) => {
    const outcome = all.some(({ before }) => before === null) ? ('created' as const) : ('changed' as const);
    return { place: '', result: { id: isId(all[0].id) ? all[0].id : null, outcome }, deeds: all };
  });
  await noteResults(trx, job.id, job.done + 1, noted);
  const counts: Row = { ...job.counts };
  for (const { result } of noted) counts[result.outcome] = Number(counts[result.outcome] ?? 0) + 1;
  const total = job.done + noted.length;
  await sql`update background_jobs set state = 'done', done = ${total}, total = ${total},
    counts = ${JSON.stringify(counts)}, dateUpdated = ${now()} where id = ${job.id}`.execute(trx);
  return done;
};
