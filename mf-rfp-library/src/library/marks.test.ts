import { piecesOf, snippetOf, wordsOf } from './marks.ts';

const marked = (text: string, search: string) =>
  piecesOf(text, wordsOf(search))
    .filter((piece) => piece.marked)
    .map((piece) => piece.text);

test('marks whole words, whatever their case and accents', () => {
  expect(marked('Tranziția începe; the TRANSITIONS end.', 'tranzitia transition')).toEqual([
    'Tranziția',
    'TRANSITIONS',
  ]);
});

test('marks only the find in Chinese', () => {
  expect(marked('我们的过渡计划从授标日开始', '过渡')).toEqual(['过渡']);
});

test('takes signs of a search literally', () => {
  expect(marked('A (draft) plan. The rest.', '(draft) .')).toEqual(['(draft)', 'plan.', 'rest.']);
});

test.each(['', 'risk', 'a', '日'])('loses no letter of the text when looking for %j', (search) => {
  const text = 'Ça risque 日本 asterisk İstanbul \u{1F600} risk\nß';
  expect(
    piecesOf(text, wordsOf(search))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('moves the snippet to the first find, starting with a whole word', () => {
  const text = `${'One sentence says little. '.repeat(20)}Then the transition plan names everyone. ${'More. '.repeat(60)}`;
  expect(snippetOf(text, wordsOf('transition'))).toMatch(/^…[a-z]+ .{0,40}transition plan names.*…$/i);
  expect(snippetOf(text, wordsOf('absent'))).toMatch(/^One sentence/);
  expect(snippetOf('Short text.', [])).toBe('Short text.');
});
