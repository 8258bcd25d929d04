import type { Inline, RichText } from '@bidwright/contract-rfp-library';
import { marker, parseWords } from '@bidwright/contract-rfp-library/words';
import { findsOf, segmentsOf } from './segments.ts';

const bold = (text: string): Inline => ({ type: 'text', text, marks: [{ type: 'bold' }] });
const plain = (text: string): Inline => ({ type: 'text', text });

const line = (text: string) => ({ type: 'paragraph' as const, content: [plain(text)] });

const marked = (content: Inline[], words: string) => {
  const whole = { type: 'paragraph' as const, content };
  const { lines } = findsOf({ type: 'doc', content: [whole] }, marker(parseWords(words)).marksIn);
  return segmentsOf(content, lines.get(whole)?.marks ?? []);
};

test('a phrase is one find, also where its look changes within it', () => {
  const segments = marked([plain('Our key '), bold('personnel'), plain(' stay.')], '"key personnel"');
  expect(segments.map(({ text, bold, mark }) => [text, bold, mark])).toEqual([
    ['Our ', false, undefined],
    ['key ', false, 0],
    ['personnel', true, 0],
    [' stay.', false, undefined],
  ]);
});

test.each([
  ['risk', 'No asterisk, but risks and RISK.', ['risks', 'RISK']],
  ['"risk"', 'risks and risk', ['risk']],
  ['trans*', 'The transition of a plan', ['transition']],
  ['tranzitia', 'Tranziția începe', ['Tranziția']],
  ['过渡', '我们的过渡计划', ['过渡']],
  ['plan -risk', 'A plan without risk', ['plan']],
])('%s marks whole words as the search finds them', (words, text, finds) => {
  const found = marked([plain(text)], words).filter(({ mark }) => mark !== undefined);
  expect(found.map((segment) => segment.text)).toEqual(finds);
});

test('finds are counted through lists and tables', () => {
  const text: RichText = {
    type: 'doc',
    content: [
      line('risk'),
      { type: 'bulletList', content: [{ type: 'listItem', content: [line('a risk, a risk')] }] },
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [line('risk')] }] }] },
    ],
  };
  const { lines, count } = findsOf(text, marker(parseWords('risk')).marksIn);
  expect(count).toBe(4);
  expect([...lines.values()].map(({ before }) => before)).toEqual([0, 1, 3]);
});
