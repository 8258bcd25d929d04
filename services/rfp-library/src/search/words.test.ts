import {
  fold,
  foldInPlace,
  formsOf,
  indexedText,
  marker,
  parseWords,
  partsOf,
  stem,
  tokensOf,
} from '@bidwright/contract-rfp-library/words';
import { demoData } from '@bidwright/demo-data';

/** A short way to write clauses down: `-` excluded, `=` exact, `*` prefix, `|` or. */
const shown = (text: string) =>
  parseWords(text).map((clause) =>
    clause
      .map(
        ({ parts, isExact, isExcluded, isPrefix }) =>
          `${isExcluded ? '-' : ''}${isExact ? '=' : ''}${parts.join(' ')}${isPrefix ? '*' : ''}`,
      )
      .join('|'),
  );

test.each([
  ['risk plan', ['risk', 'plan']],
  ['"weekly risk log" -surge', ['=weekly risk log', '-surge']],
  ['trans* plan', ['=trans*', 'plan']],
  ['migration OR transition plan', ['migration|transition', 'plan']],
  ['the plan of a team', ['plan', 'team']],
  ['the of', ['=the', '=of']],
  ['"the plan"', ['=the plan']],
  ['x', ['=x']],
  ['x plan', ['plan']],
  ['l’hôpital', ['hopital']],
  ['risk-based', ['=risk based']],
  ['R&D', ['=r d']],
  ['卫生部 plan', ['=卫生部', 'plan']],
  ['-risk', ['-risk']],
  ['the -risk', ['=the', '-risk']],
  ['plan OR -risk', ['plan|-risk']],
])('%s', (text, clauses) => {
  expect(shown(text)).toEqual(clauses);
});

test.each(['', '   ', '- OR ( ) * "" -"" OR', '\0\0', '"', '---', '***', '()', '\u{e000}\u{e001}'])(
  'nothing is searched for by %j',
  (text) => {
    expect(parseWords(text)).toEqual([]);
  },
);

test('a sign that is never closed counts to the end', () => {
  expect(shown('plan "risk log')).toEqual(['plan', '=risk log']);
  expect(shown('OR plan OR')).toEqual(['plan']);
  expect(shown('plan\0risk')).toEqual(['plan', 'risk']);
});

test('accents, case and width do not count', () => {
  expect(fold('Réforme SĂNĂTĂȚII şi L’HÔPITAL ＢＩＭ Straße Œuvre')).toBe(
    'reforme sanatatii si l’hopital bim strasse oeuvre',
  );
  expect(partsOf('Réforme de l’hôpital, 2026')).toEqual(['reforme', 'de', 'l', 'hopital', '2026']);
});

test.each(['Réforme de l’hôpital', 'Straße İstanbul 漢字', 'e\u0301te\u0301', '\u{1f600} Ł', ''])(
  'folding %j in place keeps its length',
  (text) => {
    expect(foldInPlace(text)).toHaveLength(text.length);
  },
);

test.each(['risk', 'plan -team', 'pro*', '"risk log"', '"the risk" OR log', 'sante', '2026', 'a-b', 'état', '卫生'])(
  '%s marks the same in a text of ASCII as in one with other signs',
  (words) => {
    const text =
      'The RISK log, risks; a_risk and risk2 for 2026: planned (Planning) by a-b team_plan of the program-proposal.';
    const { marksIn } = marker(parseWords(words));
    for (const signs of ['’', '漢', 'ç\u0327']) expect(marksIn(`${text} … ${signs}`)).toEqual(marksIn(text));
    expect(marksIn(text).length > 0).toBe(/risk|pro|plan|2026|a-b/.test(words));
  },
);

test('Chinese is indexed by pairs and searched by the same pairs', () => {
  expect(
    indexedText('BIM模型，卫生部')
      .split(/[\s,]+/)
      .filter(Boolean),
  ).toEqual(['bim', '模型', '型', '卫生', '生部', '部']);
  expect(tokensOf(['卫生部'])).toEqual({ tokens: ['卫生', '生部'], isOpen: false });
  expect(tokensOf(['部'])).toEqual({ tokens: ['部'], isOpen: true });
  expect(tokensOf(['模型', 'bim'])).toEqual({ tokens: ['模型', '型', 'bim'], isOpen: false });
});

test.each([
  [
    ['plan', 'plans', 'planned', 'planning'],
    ['plane', 'planet', 'plant'],
  ],
  [
    ['manage', 'manages', 'managed', 'managing'],
    ['manager', 'man'],
  ],
  [
    ['policy', 'policies'],
    ['polic', 'police'],
  ],
  [
    ['rate', 'rated', 'rating', 'rates'],
    ['rat', 'rats'],
  ],
  [
    ['process', 'processes', 'processed', 'processing'],
    ['proceed', 'procession'],
  ],
  [
    ['study', 'studies', 'studied', 'studying'],
    ['stud', 'studio'],
  ],
  [['status'], ['statu', 'state']],
  [['need', 'needs', 'needed', 'needing'], ['nee']],
])('%j are one word, %j are others', (same, others) => {
  expect(new Set(same.map(stem)).size).toBe(1);
  expect(others.filter((word) => stem(word) === stem(same[0] ?? ''))).toEqual([]);
  for (const word of same) expect(formsOf(word)).toEqual(expect.arrayContaining(same));
});

test('of all words of the demo, those with one stem are among each other’s forms', () => {
  const texts = demoData('2026-11-21')['rfp-library'].rfpContent.map(({ rfpContent }) => rfpContent);
  const words = new Set(texts.flatMap(partsOf));
  expect(words.size).toBeGreaterThan(1500);
  const families = Map.groupBy(words, stem);
  const missed = [...families.values()].flatMap((family) =>
    family.filter((word) => family.some((other) => !formsOf(other).includes(word))),
  );
  expect(missed).toEqual([]);
});
