import type { RequirementInput } from '@bidwright/contract-opportunities';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import type { Kept, Write } from './compare.ts';

type Fields = Partial<RequirementInput>;

/** What a reading did to a requirement. */
export interface Noted {
  id: string;
  /** Since its write. */
  version: number;
  /** As it was before, where it was there. */
  before: Kept | undefined;
  write: Write;
}

/** The fields that a write changes, as they were. */
const fieldsBefore = ({ before, write }: Noted): string | null =>
  before ? JSON.stringify(Object.fromEntries(Object.entries(before).filter(([name]) => name in write.fields))) : null;

/**
 * Keeps what a reading wrote. Of what it writes once more the first state stays the one to go back to; where somebody has changed it in
 * between, its note stays as it was, and so it is known to have been worked on.
 */
export const noteReading = async (db: Db, documentId: string, noted: readonly Noted[]): Promise<void> => {
  if (noted.length === 0) return;
  const rows = noted.map((one) => ({
    documentId,
    requirementId: one.id,
    version: one.version,
    fieldsBefore: fieldsBefore(one),
  }));
  await db
    .insertInto('requirementReadings')
    .values(rows)
    .onDuplicateKeyUpdate({ version: sql`if(version = values(version) - 1, values(version), version)` })
    .execute();
};

export interface Reading {
  requirementId: string;
  version: number;
  /** Null of what was not there. */
  before: Fields | null;
}

const fieldsIn = (text: string): Fields => JSON.parse(text);

/** What the reading of a document wrote and nobody has taken back, the first of it. */
export const readingOf = async (db: Db, documentId: string, limit: number): Promise<Reading[]> => {
  const rows = await db
    .selectFrom('requirementReadings')
    .select(['requirementId', 'version', sql<string | null>`cast(fieldsBefore as char)`.as('fields')])
    .where('documentId', '=', documentId)
    .orderBy('requirementId')
    .limit(limit)
    .execute();
  return rows.map(({ fields, ...row }) => ({
    ...row,
    before: fields === null ? null : fieldsIn(fields),
  }));
};

/** What of it is taken back, or cannot be. */
export const forgetReading = async (db: Db, documentId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .deleteFrom('requirementReadings')
    .where('documentId', '=', documentId)
    .where('requirementId', 'in', ids)
    .execute();
};
