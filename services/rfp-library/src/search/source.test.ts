import { randomUUID } from 'node:crypto';
import { rfpContent, sampleContent } from '@bidwright/contract-rfp-library';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../service.ts';
import { contentSource } from './source.ts';

const running = testService(service);

const old = 1_700_000_000;
const since = old + 1000;
const rows = 3000;

/** An entry with a document whose text is there. */
const withDocument = () => {
  const id = randomUUID();
  const document = { name: 'plan.txt', src: `/api/rfp-library/files/${id}` };
  const entry = newRecord({ ...sampleContent(), document }, person('Admin'));
  return { file: id, entry: { ...entry, dateUpdated: old } };
};

test('what is new is found without a look at all that is old, in entries, bids and documents', async () => {
  const made = Array.from({ length: rows }, withDocument);
  const [{ file, entry }] = made as [ReturnType<typeof withDocument>];
  await insertRecords(
    running.db,
    tableOf(rfpContent),
    made.map((one) => one.entry),
  );
  const texts = made.map((one) => sql`(${one.file}, 'files', 'ready', ${one.file === file ? since : old}, 'A plan')`);
  await sql`insert into document_texts (recordId, col, state, at, content) values ${sql.join(texts)}`.execute(
    running.db,
  );
  await sql`analyze table rfpContent, document_texts, liveOpportunities`.execute(running.db);

  await running.db.connection().execute(async (db) => {
    await sql`flush local status`.execute(db);
    const { touched } = await contentSource(db).changes(since, rows);
    expect(touched.map(({ id }) => id)).toEqual([entry.id]);
    const { rows: read } = await sql<{
      Value: string;
    }>`show session status where Variable_name like 'Handler_read%'`.execute(db);
    expect(read.reduce((sum, { Value }) => sum + Number(Value), 0)).toBeLessThan(100);
  });
});
