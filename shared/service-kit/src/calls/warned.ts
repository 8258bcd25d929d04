import type { Database } from '../connect.ts';
import { findRecord, type StoredRecord } from '../table/record.ts';
import { inEnglish } from '../words.ts';
import type { Answer } from './call.ts';
import type { Resource } from './resource.ts';

/** What an answer says beside its data of the record that was written. */
export const warned = async (
  db: Database,
  { table, rules }: Resource,
  id: string,
  written?: StoredRecord,
): Promise<Pick<Answer, 'warnings'>> => {
  const record = rules.warnings && (written ?? (await findRecord(db, table, id)));
  const found = record && (await rules.warnings?.(record, { db }));
  return found && Object.keys(found).length > 0 ? { warnings: inEnglish(found) } : {};
};
