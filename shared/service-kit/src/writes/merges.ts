import { sql } from 'kysely';
import type { Database, Row } from '../connect.ts';
import { parsed } from '../table/codec.ts';
import type { Author } from './author.ts';
import { now } from './newRecord.ts';

/** For so many seconds a merge can be taken back. */
export const mergesLast = 24 * 60 * 60;

/** What a merge has done to the record that stayed: by field what was and what is. */
type Fields = Record<string, { from: unknown; to: unknown }>;

/** A merge that can be taken back. */
export interface Merge {
  fromId: string;
  intoId: string;
  col: string;
  dateCreated: number;
  byName: string;
  statusBefore: string | null;
  fields: Fields;
}

/** The fields in which two states of a record differ. */
export const differences = (before: Row, after: Row, fields: readonly string[]): Fields =>
  Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]),
  );

type Kept = Omit<Merge, 'dateCreated' | 'byName'>;

/** Notes what taking a merge back needs. A record that is merged once more is merged into the other one. */
export const keepMerge = async (trx: Database, merge: Kept, by: Author): Promise<void> => {
  const { fromId, intoId, col, statusBefore, fields } = merge;
  await sql`replace into merges (fromId, intoId, col, dateCreated, byId, byName, statusBefore, fields)
    values (${fromId}, ${intoId}, ${col}, ${now()}, ${by.id}, ${by.name}, ${statusBefore},
      ${JSON.stringify(fields)})`.execute(trx);
};

/** The merges of a collection that can still be taken back, the newest first. */
export const mergesOf = async (db: Database, col: string): Promise<Merge[]> => {
  const { rows } = await sql<
    Merge & { fields: unknown }
  >`select fromId, intoId, col, dateCreated, byName, statusBefore, fields
    from merges where col = ${col} and dateCreated > ${now() - mergesLast}
    order by dateCreated desc, fromId limit 200`.execute(db);
  return rows.map((row) => ({ ...row, fields: parsed<Fields>(row.fields) }));
};

export const forgetMerge = async (trx: Database, fromId: string): Promise<void> => {
  await sql`delete from merges where fromId = ${fromId}`.execute(trx);
};
