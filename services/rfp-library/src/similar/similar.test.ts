import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rfpContent, type Similar, sampleContent } from '@bidwright/contract-rfp-library';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { library } from '../search/testing.ts';
import { likeness, wordingOf } from './likeness.ts';

const { running, admin, write, folder } = library();

const sectionTitle = { id: 'title-risk', name: 'Risk management' };
const text =
  'Each risk has one owner. The log is read every Friday by both program managers, who sign it and send it to the client.';

const similar = async (asked: object) => {
  const { body } = await running.post<Similar[]>('/api/rfp-library/similar', asked, running.as(admin));
  return body.data;
};

test('finds what says nearly the same in the same section, and nothing else', async () => {
  const opportunity = { id: 'o-1', name: 'River gauges' };
  const id = await write({ sectionTitle, opportunity, rfpContent: `${text} It never grows old.` });
  await write({ sectionTitle: { id: 'title-other', name: 'Other' }, rfpContent: text });
  await write({ sectionTitle, rfpContent: 'Managers read what the client of each program has to say on Fridays.' });
  expect(await similar({ sectionTitle, rfpContent: text })).toMatchObject([{ id, opportunity }]);
  expect(await similar({ sectionTitle, rfpContent: text, id })).toEqual([]);
});

test('Chinese and a text of one word are compared too', async () => {
  const id = await write({ sectionTitle, rfpContent: '我们的过渡计划从授标日开始' });
  expect(await similar({ sectionTitle, rfpContent: '我们的过渡计划从授标日开始' })).toMatchObject([{ id, share: 1 }]);
});

test('without a section all texts are compared, and each says which section it is of', async () => {
  const own = 'Herons count every barge that passes the lower lock, and a clerk signs the tally before noon each day.';
  const id = await write({ sectionTitle, rfpContent: own });
  const title = { id: 'title-elsewhere', name: 'Elsewhere' };
  const other = await write({ sectionTitle: title, rfpContent: own.replace('before noon', 'at dusk') });
  const found = await similar({ sectionTitle: null, rfpContent: own });
  expect(found.map((one) => [one.id, one.sectionTitle])).toEqual([
    [id, sectionTitle],
    [other, title],
  ]);
  expect(found[0]?.share).toBe(1);
  expect(found[1]?.share).toBeLessThan(1);
});

const chapter = (word: string) =>
  Array.from(
    { length: 40 },
    (_, at) => `The ${word}${at} log names one ${word} owner, who signs ${word} entry ${at} each week.`,
  );

test('a long text of which a part was written anew is found among many that are a little like it', async () => {
  for (let at = 0; at < 60; at += 1) await write({ sectionTitle, rfpContent: chapter(`ferry${at}`).join(' ') });
  const id = await write({ sectionTitle, rfpContent: chapter('harbor').join(' ') });
  const anew = chapter('harbor').fill('Extraordinarily straightforward considerations notwithstanding.', 0, 10);
  expect(await similar({ sectionTitle: null, rfpContent: anew.join(' ') })).toMatchObject([{ id }]);
});

test('a Chinese text of which a few letters were changed is nearly the same', () => {
  const text = '我们的过渡计划从授标日开始，每周由双方的项目经理审阅风险日志。';
  expect(likeness(wordingOf(text), wordingOf(text.replace('每周', '每月')))).toBeGreaterThan(0.7);
  expect(likeness(wordingOf(text), wordingOf('人员配置计划列出关键人员及其职责。'))).toBeLessThan(0.1);
});

test('it is told too when the index was lost', async () => {
  const id = await write({ sectionTitle, rfpContent: 'Otters keep a ledger of every pebble they lend.' });
  const asked = { sectionTitle, rfpContent: 'Otters keep a ledger of every pebble they lend.' };
  expect(await similar(asked)).toMatchObject([{ id }]);
  for (const file of globSync(join(folder, '*.db'))) rmSync(file);
  expect(await similar(asked)).toMatchObject([{ id }]);
});

test('wording that thousands of texts have in common hides none that is nearly the same', async () => {
  const common =
    'We thank you for the chance to answer, and we stand by every word of this proposal until it is decided.';
  const records = Array.from({ length: 3000 }, (_, n) =>
    newRecord(
      { ...sampleContent(), proposalYear: 2030, rfpContent: `${common} Number ${n} has its own ending ${n * 7}.` },
      admin,
    ),
  );
  const own = 'Beavers survey the culvert at dawn, sketch what gave way, and mend it before the first lorry comes.';
  const id = await write({ rfpContent: `${common} ${own}`, proposalYear: 2001 });
  const asked = { sectionTitle: null, rfpContent: `${common} ${own.replace('dawn', 'dusk')}` };
  expect(await similar(asked)).toMatchObject([{ id }]);
  await insertRecords(running.db, tableOf(rfpContent), records);
  expect(await similar(asked)).toMatchObject([{ id }]);
});
