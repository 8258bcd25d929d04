import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWords } from '@bidwright/contract-rfp-library/words';
import type { Entry } from '../entry.ts';
import type { SearchIndex } from '../SearchIndex.ts';
import { sampleEntry } from '../sample.ts';
import type { Wanted } from '../wanted.ts';
import { fileIndex } from './fileIndex.ts';
import type { Sort } from './sortKeys.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-index-'));
let index: SearchIndex;

beforeEach(async () => {
  index = fileIndex(folder);
  await index.reset();
});
afterEach(() => index.close());
afterAll(() => rmSync(folder, { recursive: true }));

const found = async (asked: Wanted | string, limit = 1000) => {
  const wanted = typeof asked === 'string' ? { words: parseWords(asked) } : asked;
  const [first, count] = await Promise.all([index.search(wanted, limit), index.count(wanted)]);
  return { ...first, count };
};
const ids = async (wanted: Wanted | string) => (await found(wanted)).ids;

test('orders by year and creation, whatever the order of writing', async () => {
  const made = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5].map((year, at) =>
    sampleEntry({
      id: `e${String(at).padStart(2, '0')}`,
      proposalYear: 2020 + year,
      dateCreated: 1000 + ((at * 7) % 5),
    }),
  );
  for (const entry of made) await index.put([entry]);
  const wanted = made
    .toSorted(
      (a, b) =>
        (b.proposalYear ?? 0) - (a.proposalYear ?? 0) || b.dateCreated - a.dateCreated || (a.id < b.id ? 1 : -1),
    )
    .map(({ id }) => id);
  expect(await ids({})).toEqual(wanted);
  await index.reset();
  await index.put(made.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)));
  expect(await ids({})).toEqual(wanted);
});

test('a hundred entries squeezed in between two others stay findable, each once', async () => {
  for (const id of ['a', 'z', ...Array.from({ length: 100 }, (_, n) => `m${n}`)])
    await index.put([sampleEntry({ id })]);
  const all = await ids({});
  expect(new Set(all).size).toBe(102);
});

test('an entry put again is found by its new words alone', async () => {
  await index.put([sampleEntry({ id: 'a', rfpContent: 'old words', stamp: '1' })]);
  await index.put([sampleEntry({ id: 'a', rfpContent: 'new words', stamp: '2', proposalYear: 2031 })]);
  expect([await ids('old'), await ids('new')]).toEqual([[], ['a']]);
  expect(
    await index.missing([
      ['a', '2'],
      ['b', '1'],
    ]),
  ).toEqual(['b']);
  await index.put([sampleEntry({ id: 'a', rfpContent: 'new words', stamp: '3', isActive: false })]);
  expect(await ids('new')).toEqual([]);
  expect(await index.state()).toMatchObject({ count: 1 });
});

test('knows what it holds after it was closed and opened', async () => {
  await index.put([sampleEntry({ id: 'a' })]);
  await index.mark('origin-1', 77);
  await index.close();
  index = fileIndex(folder);
  expect(await index.state()).toEqual({ origin: 'origin-1', seen: 77, count: 1 });
  expect(await ids('pilot')).toEqual(['a']);
});

test('two processes do not share a file', async () => {
  const other = fileIndex(folder);
  await other.reset();
  await index.put([sampleEntry({ id: 'a' })]);
  await other.put([sampleEntry({ id: 'b' })]);
  expect([await ids({}), (await other.search({}, 10)).ids]).toEqual([['a'], ['b']]);
  await other.close();
});

test('ranks by where the word stands and how often, up to fifty thousand matches', async () => {
  await index.put([
    sampleEntry({ id: 'body', rfpContent: 'the risk is low and the rest of this text says nothing' }),
    sampleEntry({ id: 'title', sectionTitle: 'Risk management', rfpContent: 'and the rest of this text says nothing' }),
    sampleEntry({ id: 'bid', opportunity: 'Flood risk', rfpContent: 'and the rest of this text says nothing' }),
    sampleEntry({ id: 'none', rfpContent: 'nothing' }),
  ]);
  expect(await found('risk')).toEqual({ ids: ['title', 'bid', 'body'], count: 3, order: 'relevance' });
  expect(await found('risk', 2)).toMatchObject({ ids: ['title', 'bid'], count: 3 });
  const many = Array.from({ length: 50_001 }, (_, n) =>
    sampleEntry({ id: `m${n}`, rfpContent: n === 0 ? 'common common' : 'common', dateCreated: n }),
  );
  for (let from = 0; from < many.length; from += 5000) await index.put(many.slice(from, from + 5000));
  expect(await found('common', 1)).toEqual({ ids: ['m50000'], count: 50_001, order: 'newest' });
  while (await index.tidy());
  expect(await found('common', 1)).toMatchObject({ ids: ['m50000'], count: 50_001 });
});

test('filters and words in any mixture, against a plain reading of the same entries', async () => {
  const letters = 'abc';
  const word = (n: number) => `${letters[n % 3]}${letters[(n >> 2) % 3]}${letters[(n >> 4) % 3]}`;
  const entries = Array.from({ length: 400 }, (_, n) => {
    const h = (n * 2_654_435_761) >>> 0;
    return sampleEntry({
      id: `e${n}`,
      rfpContent: [h, h >> 3, h >> 6, h >> 9].map(word).join(' '),
      proposalYear: h % 3 === 0 ? null : 2020 + (h % 4),
      teams: [`T-${h % 3}`, `T-${(h >> 5) % 5}`],
      pastOppName: `${word(h >> 7)} ${word(h >> 11)}`,
      hasDiagram: h % 2 === 0,
      dateCreated: n,
    });
  });
  await index.put(entries);
  const pieces = ['a', 'bc', 'c a', 'abc', 'bca b', 'cab cab'];
  for (let n = 0; n < 300; n += 1) {
    const [one, other, not] = [word(n), word(n >> 1), word(n * 5)];
    const piece = pieces[n % pieces.length] ?? '';
    const expected = entries.filter(({ rfpContent: text, pastOppName, proposalYear, teams, hasDiagram }) => {
      const words = text.split(' ');
      return (
        (n % 4 === 0 ? text.includes(`${one} ${other}`) : words.includes(one) && words.includes(other)) &&
        (n % 3 !== 0 || !words.includes(not)) &&
        (n % 5 !== 0 || pastOppName.includes(piece)) &&
        (n % 2 !== 0 || proposalYear === 2022 || proposalYear === 2023) &&
        (n % 7 !== 0 || teams.includes('T-1')) &&
        (n % 11 !== 0 || !hasDiagram)
      );
    });
    const typed = `${n % 4 === 0 ? `"${one} ${other}"` : `${one} ${other}`}${n % 3 === 0 ? ` -${not}` : ''}`;
    const answer = await found({
      words: parseWords(typed),
      ...(n % 5 === 0 && { pastOpp: { text: piece } }),
      ...(n % 2 === 0 && { years: [2022, 2023] }),
      ...(n % 7 === 0 && { teams: ['T-1'] }),
      ...(n % 11 === 0 && { diagram: false }),
    });
    expect([typed, answer.count, answer.ids.toSorted()]).toEqual([
      typed,
      expected.length,
      expected.map(({ id }) => id).toSorted(),
    ]);
  }
});

const wonPart = ({ won, lost }: Entry) => (won + lost < 10 ? 0 : won / (won + lost));

test('what is used most, won most and due first comes first of all that fits, against a plain reading', async () => {
  const entries = Array.from({ length: 12_000 }, (_, n) => {
    const h = (n * 2_654_435_761) >>> 0;
    const used = h % 5 === 0 ? (h >>> 4) % 40 : 0;
    const won = Math.min(used, (h >>> 9) % 30);
    return sampleEntry({
      id: `e${n}`,
      rfpContent: 'herons',
      teams: [`T-${h % 3}`, ...(h % 100 === 0 ? ['T-9'] : [])],
      dateCreated: n,
      used,
      won,
      lost: used - won,
      reviewDue: h % 4 === 0 ? null : `20${20 + ((h >>> 3) % 10)}-0${1 + ((h >>> 6) % 9)}-${10 + ((h >>> 8) % 19)}`,
    });
  });
  for (let from = 0; from < entries.length; from += 4000) await index.put(entries.slice(from, from + 4000));
  const ranks = {
    used: (entry: Entry) => [-entry.used, entry.used && -entry.won],
    won: (entry: Entry) => [-entry.won, entry.won && -wonPart(entry)],
    due: ({ reviewDue }: Entry) => [Number((reviewDue ?? '9999-99-99').replaceAll('-', ''))],
  };
  const asked: [Wanted, (entry: Entry) => boolean][] = [
    [{}, () => true],
    [{ words: parseWords('herons') }, () => true],
    [{ teams: ['T-1'] }, ({ teams }) => teams.includes('T-1')],
    [{ teams: ['T-9'] }, ({ teams }) => teams.includes('T-9')],
  ];
  for (const [sort, rank] of Object.entries(ranks)) {
    const difference = (one: Entry, other: Entry) =>
      rank(one)
        .map((by, at) => by - (rank(other)[at] ?? 0))
        .find((by) => by !== 0) ?? other.dateCreated - one.dateCreated;
    const ordered = entries.toSorted(difference);
    for (const [wanted, fits] of asked)
      expect(await index.search(wanted, 5000, sort as Sort)).toEqual({
        ids: ordered.flatMap((entry) => (fits(entry) ? entry.id : [])).slice(0, 5000),
        order: sort,
      });
  }
});

test('of what was used as often, the best comes first where words are wanted', async () => {
  await index.put([
    sampleEntry({ id: 'body', rfpContent: 'the risk is low', used: 1, dateCreated: 3 }),
    sampleEntry({ id: 'title', sectionTitle: 'Risk management', used: 1, dateCreated: 2 }),
    sampleEntry({ id: 'often', rfpContent: 'the risk is low', used: 2, dateCreated: 1 }),
  ]);
  expect((await index.search({ words: parseWords('risk') }, 9, 'used')).ids).toEqual(['often', 'title', 'body']);
  expect((await index.search({}, 9, 'used')).ids).toEqual(['often', 'body', 'title']);
});

test.each([199, 200, 201, 400])('a beginning finds all of the %i words that begin so', async (many) => {
  const ends = Array.from({ length: many }, (_, n) => String.fromCodePoint(0xa000 + n));
  await index.put(
    ends.map((end) =>
      sampleEntry({ id: `e${end}`, rfpContent: `xa${end}ya`, pastOppName: `q${end}r`, dateCreated: 7 }),
    ),
  );
  await index.put([sampleEntry({ id: 'short', rfpContent: 'xa' }), sampleEntry({ id: 'other', rfpContent: 'xya' })]);
  expect(await found('xa*', 1)).toMatchObject({ count: many + 1 });
  expect(await found('xa* -xa')).toMatchObject({ count: many });
  expect(await found({ pastOpp: { text: 'q' } }, 1)).toMatchObject({ count: many });
  expect(await ids({ words: parseWords(`xa${ends[7]}*`), pastOpp: { text: 'q' } })).toEqual([`e${ends[7]}`]);
  expect(await found('xb*')).toMatchObject({ count: 0 });
});
