import { copyFileSync, globSync, openSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { rfpContent, sampleContent } from '@bidwright/contract-rfp-library';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { library } from './testing.ts';

const { write, found, search, searchNow, running, folder, admin } = library();

const file = () => globSync(join(folder, '*.db'))[0] ?? '';

const table = tableOf(rfpContent);
const record = (text: string, more: object = {}) => ({
  ...newRecord({ ...sampleContent(), rfpContent: text }, admin),
  ...more,
});

test('what was saved is found by the very next search', async () => {
  for (let n = 0; n < 20; n += 1) {
    const id = await write({ rfpContent: `zeppelin number${n}` });
    expect(await found({ searchWords: `number${n}` })).toEqual([id]);
    await running.call('update', { col: 'rfpContent', id, rfpContent: `balloon number${n}` }, admin);
    expect(await found({ searchWords: `zeppelin number${n}` })).toEqual([]);
    expect(await found({ searchWords: `balloon number${n}` })).toEqual([id]);
  }
});

test('what another process saved is found by the very next search', async () => {
  await found({});
  const [one] = [record('written elsewhere')];
  await insertRecords(running.db, table, [one]);
  expect(await found({ searchWords: 'elsewhere' })).toEqual([one.id]);
});

test('a thousand answers at most, and all of them counted', async () => {
  const records = Array.from({ length: 1203 }, (_, n) => record(`common text ${n}`, { proposalYear: 2000 + (n % 30) }));
  await insertRecords(running.db, table, records);
  for (const filters of [{}, { searchWords: 'common' }]) {
    const { body } = await search(filters);
    expect([body.data.response.length, body.data.numberOfResults]).toEqual([1000, 1203]);
  }
  const { body } = await search({});
  const years = body.data.response.map(({ proposalYear }) => proposalYear ?? 0);
  expect(years).toEqual(years.toSorted((a, b) => b - a));
});

const damages: Record<string, () => unknown> = {
  'is deleted': () => rmSync(file()),
  'is deleted with its whole folder': () => rmSync(folder, { recursive: true }),
  'is cut to half': () => truncateSync(file(), Math.floor(statSync(file()).size / 2)),
  'is emptied': () => truncateSync(file(), 0),
  'is overwritten': () => writeFileSync(file(), 'This is no index. '.repeat(5000)),
  'is scribbled on': () => {
    const open = openSync(file(), 'r+');
    for (let at = 0; at < 20; at += 1) writeSync(open, Buffer.alloc(2000, at), 0, 2000, at * 4000 + 1500);
  },
  'loses its log': () => rmSync(`${file()}-wal`, { force: true }),
};

test.each(Object.keys(damages))('right answers come back by themselves when the index %s', async (how) => {
  const ids = [];
  for (let n = 0; n < 30; n += 1)
    ids.push(await write({ rfpContent: `text ${n} of a zeppelin`, proposalYear: 1990 + n }));
  expect(await found({ proposalYear: 2000 })).toEqual([ids[10]]);
  damages[how]?.();
  expect((await found({ searchWords: 'zeppelin' })).toSorted()).toEqual(ids.toSorted());
  expect(await found({ searchWords: '"text 7 of"' })).toEqual(await found({ proposalYear: 1997 }));
});

test('an index of an older state catches up', async () => {
  const old = await write({ rfpContent: 'zeppelin' });
  expect(await found({ searchWords: 'zeppelin' })).toEqual([old]);
  const copy = `${file()}.copy`;
  copyFileSync(file(), copy);
  const young = await write({ rfpContent: 'zeppelin too' });
  expect(await found({ searchWords: 'zeppelin' })).toHaveLength(2);
  copyFileSync(copy, file());
  expect((await found({ searchWords: 'zeppelin' })).toSorted()).toEqual([old, young].toSorted());
});

test('rows that went without a trace are not found, nor counted', async () => {
  const ids = [await write({ rfpContent: 'zeppelin' }), await write({ rfpContent: 'zeppelin' })];
  expect(await found({ searchWords: 'zeppelin' })).toHaveLength(2);
  await sql`delete from rfpContent where id = ${ids[0]}`.execute(running.db);
  const { body } = await search({ searchWords: 'zeppelin' });
  expect([body.data.response.map(({ id }) => id), body.data.numberOfResults]).toEqual([[ids[1]], 1]);
});

test('while the index is made, answers come from its part and say how far it is', async () => {
  const all = 2000;
  const records = Array.from({ length: all }, (_, n) => record(`common ${n}`, { dateUpdated: 1 }));
  await insertRecords(running.db, table, records);
  // On a busy machine the index may still be made for what was there before, and a search end by its time.
  const isWhole = async () => {
    const { data, errorInfo } = (await searchNow({ searchWords: 'common' })).body;
    expect([undefined, 'search-too-long']).toContain(errorInfo?.code);
    return data && !data.indexing;
  };
  while (!(await isWhole())) await search({});
  /** How far the index is, and what is counted. No entry of it is read: they are locked. */
  const published = async () => {
    const { data } = (await searchNow({ searchWords: 'common', skip: 1000, limit: 1 })).body;
    return { count: data.numberOfResults, ...data.indexing };
  };
  const parts = await running.db.connection().execute(async (db) => {
    // The index is made from this table too, and searches do without it where they list nothing.
    const lock = () => sql`lock tables rfpContent_teams write`.execute(db);
    await lock();
    await sql`delete from searchOrigin`.execute(running.db);
    const answers = [await published()];
    for (let turn = 0; turn < 2; turn += 1) {
      await sql`unlock tables`.execute(db);
      await lock();
      answers.push(await published());
    }
    await sql`unlock tables`.execute(db);
    return answers;
  });
  expect(parts[0]).toEqual({ count: 0, done: 0, total: all });
  const [began = 0, went = 0] = parts.slice(1).map(({ done }) => done);
  expect([began >= 0, went > began, went < all]).toEqual([true, true, true]);
  // What is counted may be a step ahead of what is told.
  for (const { count, done = 0 } of parts) expect([count >= done, count < all]).toEqual([true, true]);
  let last = await searchNow({ searchWords: 'common' });
  for (let min = went; last.body.data.indexing; last = await searchNow({ searchWords: 'common' })) {
    expect(last.body.data.indexing.done).toBeGreaterThanOrEqual(min);
    min = last.body.data.indexing.done;
  }
  expect(last.body.data.numberOfResults).toBe(all);
});

test('a search that takes longer than five seconds says what helps, and the next one is answered', async () => {
  const id = await write({ rfpContent: 'zeppelin' });
  // What the index does not have yet is not read either.
  expect(await found({ searchWords: 'zeppelin' })).toEqual([id]);
  await running.db.connection().execute(async (db) => {
    await sql`lock tables rfpContent write`.execute(db);
    const answers = await Promise.all([searchNow({ searchWords: 'zeppelin' }), searchNow({})]);
    await sql`unlock tables`.execute(db);
    for (const { status, body } of answers)
      expect([status, body.errorInfo]).toMatchObject([
        422,
        { code: 'search-too-long', message: 'Search took too long, add a filter' },
      ]);
  });
  expect(await found({ searchWords: 'zeppelin' })).toEqual([id]);
});

test.each([
  '"',
  '"""',
  '-',
  '--------',
  'OR OR OR',
  '*',
  'NEAR(a b)',
  'rfpContent : risk',
  '{sectionTitle} : x',
  'a AND NOT b',
  '^risk',
  'risk + log',
  "'; drop table words; --",
  '\0risk\0',
  '\u{e000}\u{e001}2024',
  '\u{1f600}',
  '(((((((',
  'the of and',
  '%_\\',
  `${'-a '.repeat(60)}`,
  `"${'a '.repeat(900)}"`,
  'ا ب',
  'ﬁnance',
])('%j is answered', async (searchWords) => {
  await write({ rfpContent: 'risk and finance' });
  const { status, body } = await searchNow({ searchWords });
  expect([status, typeof body.data.numberOfResults]).toEqual([200, 'number']);
});
