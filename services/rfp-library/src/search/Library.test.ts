import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { rfpContent, sampleContent } from '@bidwright/contract-rfp-library';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { fileIndex } from './index/fileIndex.ts';
import { Library } from './Library.ts';
import type { SearchIndex } from './SearchIndex.ts';
import { contentSource } from './source.ts';
import { library } from './testing.ts';

const { running, admin } = library();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another file in its place was born later. */
const birthOfFile = () => statSync(join(folder, 'library-0.db'), { bigint: true }).birthtimeNs;

/** A process that follows the entries until what it keeps is as wanted; answers what it kept then. */
const followed = async (isWanted: (state: Awaited<ReturnType<SearchIndex['state']>>) => boolean, max?: number) => {
  const index = fileIndex(folder);
  const stopping = new AbortController();
  const library = new Library(index, contentSource(running.db), running.service.log, max);
  library.keep(stopping.signal);
  let state = await index.state();
  for (let n = 0; n < 200 && !isWanted(state); n += 1) {
    await after(50);
    state = await index.state();
  }
  stopping.abort();
  await library.close();
  return state;
};

test('where nothing was written for long, the next start need not look through all that came before', async () => {
  const long = 1_700_000_000;
  const record = newRecord(sampleContent(), admin);
  await insertRecords(running.db, tableOf(rfpContent), [{ ...record, dateCreated: long, dateUpdated: long }]);
  const made = await followed(({ origin }) => origin !== undefined);
  expect(made.count).toBe(1);

  const index = fileIndex(folder);
  await index.mark(made.origin ?? '', long);
  await index.close();
  const began = Math.floor(Date.now() / 1000);
  const { seen, count } = await followed((state) => state.seen > long);
  expect(seen).toBeGreaterThanOrEqual(began);
  expect(count).toBe(1);
});

test('after many texts came at once, a start within the hour finds the index as it was left', async () => {
  const many = Array.from({ length: 12 }, () => newRecord(sampleContent(), admin));
  await insertRecords(running.db, tableOf(rfpContent), many);
  const max = 10;
  const { seen: left } = await followed(({ origin, seen, count }) => Boolean(origin && seen) && count === 12, max);
  const made = birthOfFile();

  await insertRecords(running.db, tableOf(rfpContent), [newRecord(sampleContent(), admin)]);
  const { seen } = await followed(({ count }) => count === 13, max);
  expect(seen).toBeGreaterThanOrEqual(left);
  expect(birthOfFile()).toBe(made);
});

test('who waited long enough for an index that is being made does not wait again', async () => {
  const library = new Library(fileIndex(folder), contentSource(running.db), running.service.log);
  const answered: string[] = [];
  await running.db.connection().execute(async (connection) => {
    await sql`lock tables rfpContent_teams write`.execute(connection);
    const asks = [
      library.settle().then(() => answered.push('asked now')),
      library.settle(Date.now() - 10_000).then(() => answered.push('asked again')),
    ];
    await Promise.all(asks);
    await sql`unlock tables`.execute(connection);
  });
  expect(answered).toEqual(['asked again', 'asked now']);
  await library.settle();
  expect(library.progress).toBeUndefined();
  await library.close();
});
