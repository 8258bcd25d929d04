import { rfpContent } from '@bidwright/contract-rfp-library';
import { scaleContent } from '@bidwright/demo-data';
import { connect, type Database, insertRecords, migrate, tableOf } from '@bidwright/service-kit';
import { emptyDatabase } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../src/service.ts';
import { seconds } from './measure.ts';
import { patient } from './patient.ts';
import { addUses } from './uses.ts';

const today = '2026-11-21';
const batch = 5000;

const load = async (db: Database, rows: number) => {
  let some = [];
  for (const record of scaleContent(rows, today)) {
    some.push(record);
    if (some.length < batch) continue;
    await insertRecords(db, tableOf(rfpContent), some);
    some = [];
  }
  await insertRecords(db, tableOf(rfpContent), some);
  await addUses(db);
};

const addFulltext = (db: Database) =>
  patient(db, 'alter table rfpContent add fulltext index bench_words (rfpContent, sectionTitleName, opportunityName)');

/** A database with so many entries and, where it is compared with, InnoDB's own full-text index on the same fields as ours. */
export const filledDatabase = async (rows: number, compared: boolean) => {
  const url = await emptyDatabase('bench-library');
  const db = connect(url);
  await migrate(db, service.migrations);
  const loading = await seconds(() => load(db, rows));
  const indexing = compared ? await seconds(() => addFulltext(db)) : undefined;
  const { rows: found } = await sql<{ bytes: number }>`select sum(data_length + index_length) as bytes
    from information_schema.tables where table_schema = database()`.execute(db);
  await db.destroy();
  return { url, loading, indexing, megabytes: Math.round((found[0]?.bytes ?? 0) / 1e6) };
};
