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

/** Keeps, or forgets, what an event tells of. */
export const follow = async (db: Db, event: RecordEvent): Promise<void> => {
  if (event.kind !== 'removed') return keepCopies(db, [event]);
  await db.deleteFrom('watched').where('col', '=', watchedName(event)).where('id', '=', event.recordId).execute();
};
