import type { Database } from '../connect.ts';
import { findRecord, type StoredRecord } from '../table/record.ts';
import { inEnglish } from '../words.ts';
import type { Author } from '../writes/author.ts';
import type { Answer } from './call.ts';
import type { Resource } from './resource.ts';

/** What an answer says beside its data of the record that was written. Nobody reads it of what a job writes. */
export const warned = async (
  db: Database,
  { table, rules }: Resource,
  { job }: Author,
  id: string,
  written?: StoredRecord,
): Promise<Pick<Answer, 'warnings'>> => {
  if (job !== undefined || !rules.warnings) return {};
  const record = written ?? (await findRecord(db, table, id));
  const found = record && (await rules.warnings(record, { db }));
  return found && Object.keys(found).length > 0 ? { warnings: inEnglish(found) } : {};
};
