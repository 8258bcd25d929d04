import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseWords } from '@bidwright/contract-rfp-library/words';
import { sampleEntry } from '../sample.ts';
import { everywhere } from './countPart.ts';
import { fileIndex } from './fileIndex.ts';
import { type PartAsked, type SecondCounter, secondCounter } from './secondCounter.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-counting-'));
const index = fileIndex(folder, 2);
const path = join(folder, 'library-0.db');

afterAll(async () => {
  await index.close();
  rmSync(folder, { recursive: true });
});

const entries = (...names: string[]) =>
  names.map((id, at) => sampleEntry({ id, rfpContent: 'harbour pilots', proposalYear: 2020 + at }));
const asked: PartAsked = { match: '"pilots"', part: everywhere, opening: 1 };

/** The thread takes a moment to start. */
const firstNumber = async (second: SecondCounter) => {
  for (let tries = 0; tries < 500; tries += 1) {
    const count = second.begin(asked)();
    if (count !== undefined) return count;
    await after(10);
  }
  throw new Error('The second thread never answered');
};

test('two threads count what one would, also after more was put and after all was lost', async () => {
  const count = () => index.count({ words: parseWords('pilots') });
  await index.reset();
  await index.put(entries('a', 'b', 'c', 'd', 'e'));
  // Many times, for the second thread joins when it has started.
  for (let times = 0; times < 30; times += 1) expect(await count()).toBe(5);
  await index.put(entries('f'));
  expect(await count()).toBe(6);
  await index.reset();
  expect(await count()).toBe(0);
  await index.put(entries('a', 'b', 'c'));
  expect(await count()).toBe(3);
});

test('the second thread sees what was just put, in the file that stands there now', async () => {
  await index.reset();
  await index.put(entries('a', 'b'));
  const second = secondCounter(path);
  expect(await firstNumber(second)).toBe(2);
  await index.put(entries('c'));
  expect(second.begin(asked)()).toBe(3);
  expect(second.begin({ ...asked, part: { ...everywhere, end: everywhere.from } })()).toBe(0);
  await index.reset();
  await index.put(entries('d'));
  expect(second.begin({ ...asked, opening: 2 })()).toBe(1);
  second.close();
});

test('a file that cannot be read gives no number', async () => {
  const second = secondCounter(path);
  await firstNumber(second);
  rmSync(path);
  expect(second.begin({ ...asked, opening: 2 })()).toBeUndefined();
  second.close();
});
