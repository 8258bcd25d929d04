import { library } from './testing.ts';

const { write, found, search } = library();

/** One text in each language of the firm. */
const texts = {
  en: 'The weekly risk log is planned by the Project team. Quality is managed at every gate.',
  fr: 'Réforme de la santé : l’hôpital évalue ses risques chaque semaine avec l’équipe du projet.',
  ro: 'Tranziția începe: echipa de proiect evaluează săptămânal riscurile spitalului, în siguranță.',
  zh: '中华人民共和国卫生部的能力建设项目，使用BIM模型评估每周风险。',
};
type Language = keyof typeof texts;

const ids = new Map<string, Language>();

beforeEach(async () => {
  ids.clear();
  for (const [language, rfpContent] of Object.entries(texts))
    ids.set(await write({ rfpContent }), language as Language);
});

const languages = async (searchWords: string) =>
  (await found({ searchWords })).map((id) => ids.get(id) ?? id).toSorted();

/** What is typed, and the texts it finds. */
const cases: [searchWords: string, languages: Language[]][] = [
  // Words are AND-ed, in any order, whatever their case.
  ['risk LOG', ['en']],
  ['log RISK weekly', ['en']],
  ['risk hopital', []],
  ['santé hôpital', ['fr']],
  ['riscurile tranziția', ['ro']],
  ['能力建设 风险', ['zh']],
  // Accents do not count, in the search or in the text.
  ['sante', ['fr']],
  ['SANTÉ', ['fr']],
  ['hopital', ['fr']],
  ["l'hôpital", ['fr']],
  ['tranzitia saptamanal', ['ro']],
  ['siguranţă', ['ro']],
  ['équipe', ['fr']],
  ['rísk', ['en']],
  // Phrases.
  ['"risk log"', ['en']],
  ['"log risk"', []],
  ['"réforme de la santé"', ['fr']],
  ['"reforme sante"', []],
  ['"echipa de proiect"', ['ro']],
  ['"能力建设项目"', ['zh']],
  ['"建设能力"', []],
  ['"BIM模型"', ['zh']],
  ['“risk log”', ['en']],
  ['"risk log', ['en']],
  // Exclusion.
  ['risk -log', []],
  ['-log', ['fr', 'ro', 'zh']],
  ['projet -"chaque semaine"', []],
  ['proiect -sante', ['ro']],
  ['风险 -卫生部', []],
  ['-santé -卫生', ['en', 'ro']],
  // Prefixes.
  ['ris*', ['en', 'fr', 'ro']],
  ['qual*', ['en']],
  ['évalu*', ['fr', 'ro']],
  ['bi*', ['zh']],
  ['moduls*', []],
  // OR in capitals, between neighbours; in lower case it is a word.
  ['santé OR tranziția', ['fr', 'ro']],
  ['卫生部 OR log', ['en', 'zh']],
  ['project risk OR santé', ['en']],
  ['log OR -hopital', ['en', 'ro', 'zh']],
  ['log or santé', []],
  // Light English stemming, off inside quotes.
  ['risks plans managing', ['en']],
  ['teams', ['en']],
  ['"risks"', []],
  ['"planned"', ['en']],
  // Chinese by two characters that stand together, and by single ones.
  ['卫生', ['zh']],
  ['卫生部', ['zh']],
  ['部卫', []],
  ['卫', ['zh']],
  ['险', ['zh']],
  ['BIM', ['zh']],
  // Words under two letters are left out, and stop words beside others; alone they count as they are.
  ['x risk', ['en']],
  ['the risk', ['en']],
  ['de la santé', ['fr']],
  ['the by', ['en']],
  ['the', ['en']],
  ['de', ['fr', 'ro']],
  ['x', []],
];

test('words find what the product says, in four languages', async () => {
  const answers: typeof cases = [];
  for (const [searchWords] of cases) answers.push([searchWords, (await languages(searchWords)) as Language[]]);
  expect(answers).toEqual(cases);
});

test.each(['', '   ', '- OR * ( ) "" -', '\0', '""""', null])(
  '%j searches for nothing in particular',
  async (searchWords) => {
    const { status, body } = await search({ searchWords });
    expect([status, body.data.numberOfResults, body.data.order]).toEqual([200, 4, 'newest']);
  },
);

test('words stand in any of the fields, title before bid before text', async () => {
  const word = 'zeppelin';
  const body = await write({ rfpContent: `One ${word} among many other words of this text.` });
  const staff = await write({ internalStaffName: { id: null, name: `Ana ${word}` } } as object);
  const bid = await write({ opportunity: { id: 'o-1', name: `A ${word}` } });
  const title = await write({ sectionTitle: { id: 't-2', name: `The ${word}` } });
  const contractor = await write({ externalContractor: { id: 'c-1', name: `${word} Ltd` } } as object);
  const all = await found({ searchWords: word });
  expect(all.slice(0, 2)).toEqual([title, bid]);
  expect(all.toSorted()).toEqual([body, staff, bid, title, contractor].toSorted());
});

test('a snippet moves to the find and marks whole words', async () => {
  const filler = 'Nothing of note is said in this sentence. '.repeat(40);
  await write({ rfpContent: `${filler}Then every RISK, and each risk-taker, is asterisked. ${filler}` });
  const { body } = await search({ searchWords: 'risks "every risk"' });
  const snippet = body.data.response.find(({ rfpContent }) => rfpContent.startsWith('Nothing'))?.snippet;
  expect(snippet).toMatchObject({ before: true, after: true });
  expect(snippet?.text).toContain('Then every RISK');
  expect(snippet?.marks.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['every RISK', 'risk']);
});

test.each([
  ['sante', 'santé'],
  ['saptamanal', 'săptămânal'],
  ['能力建设', '能力建设'],
  ['"risk log"', 'risk log'],
  ['evalu*', 'évalue'],
])('%s marks %s', async (searchWords, marked) => {
  const { body } = await search({ searchWords });
  const marks = body.data.response.flatMap(({ snippet: { text, marks } }) => marks.map(([a, b]) => text.slice(a, b)));
  expect(marks).toContain(marked);
});

test('names are marked too', async () => {
  await write({ sectionTitle: { id: 't', name: 'Zeppelin plans' } });
  const { body } = await search({ searchWords: 'zeppelin' });
  expect(body.data.response[0]?.marks).toEqual({
    sectionTitle: [[0, 8]],
    opportunity: [],
    internalStaffName: [],
    externalContractor: [],
  });
});
