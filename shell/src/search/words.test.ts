import { fits, piecesOf, wordsOf } from './words.ts';

test('words stand in any order and inside of others; accents and capitals do not count', () => {
  expect(wordsOf('  River  WATER river ')).toEqual(['river', 'water']);
  expect(fits(wordsOf('water perm'), 'Waterway permitting')).toBe(true);
  expect(fits(wordsOf('stefan'), 'Ștefan Ionescu')).toBe(true);
  expect(fits(wordsOf('water road'), 'Waterway permitting')).toBe(false);
  expect(fits([], 'anything')).toBe(true);
});

const cut = (text: string, search: string) =>
  piecesOf(text, wordsOf(search)).map((piece) => (piece.hit ? `[${piece.text}]` : piece.text));

test('a text is cut where the words stand', () => {
  expect(cut('Waterway permitting', 'water per')).toEqual(['[Water]', 'way ', '[per]', 'mitting']);
  expect(cut('Ștefan', 'ste')).toEqual(['[Ște]', 'fan']);
  expect(cut('aaa', 'aa')).toEqual(['[aaa]']);
  expect(cut('河流水务', '水务')).toEqual(['河流', '[水务]']);
  expect(cut('', 'a')).toEqual([]);
});
