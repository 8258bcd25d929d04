import type { RecordEvent } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { watchedName, watching } from './kept.ts';

type Copied = Pick<RecordEvent, 'service' | 'col' | 'sub' | 'parentId' | 'recordId' | 'version' | 'record'>;

/** The row that is kept of a record, or undefined where nothing is. */
const rowOf = (copied: Copied) => {
  const col = watchedName(copied);
  const watched = watching[col];
  if (!watched) return undefined;
  const { recordId, version, record } = copied;
  const ref = watched.ref?.(record, copied);
  const kept = Object.fromEntries(watched.fields.map((field) => [field, record[field] ?? null]));
  return { col, id: recordId, version, ref: typeof ref === 'string' ? ref : null, record: JSON.stringify(kept) };
};

const batch = 500;

/** Keeps copies of records. An older version never takes the place of a newer one. */
const keepCopies = async (db: Db, records: Copied[]): Promise<void> => {
  const rows = records.map(rowOf).filter((row) => row !== undefined);
  for (let from = 0; from < rows.length; from += batch) {
    await db
      .insertInto('watched')
      .values(rows.slice(from, from + batch))
      .onDuplicateKeyUpdate({
        ref: sql`if(values(version) >= version, values(ref), ref)`,
        record: sql`if(values(version) >= version, values(record), record)`,
        version: sql`greatest(version, values(version))`,
      })
      .execute();
  }
};

/** What was looked up by, or points at, a merged record goes with the one that it became. */
const followMerge = async (db: Db, from: string, into: unknown): Promise<void> => {
  if (typeof into !== 'string') return;
  const [was, is] = [JSON.stringify(from), JSON.stringify(into)];
  await db.updateTable('watched').set({ ref: into }).where('ref', '=', from).execute();
  await sql`update watched set record = replace(record, ${was}, ${is}) where record like ${`%${was}%`}`.execute(db);
};

/** Keeps, or forgets, what an event tells of. */
export const follow = async (db: Db, event: RecordEvent): Promise<void> => {
  const { kind, recordId, into } = event;
  if (kind === 'created' || kind === 'changed') await keepCopies(db, [event]);
  if (kind === 'merged') await followMerge(db, recordId, into?.id);
  if (kind === 'removed')
    await db.deleteFrom('watched').where('col', '=', watchedName(event)).where('id', '=', recordId).execute();
};
