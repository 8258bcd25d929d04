import { cleanRichText, plainText, type RichText, richTextOf } from './richText.ts';

const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const line = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });

test('headings, lists, tables and bold stay as they are', () => {
  const whole = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Plan')] },
    line(text('We '), text('begin', 'bold', 'italic'), { type: 'hardBreak' }, text('soon')),
    { type: 'orderedList', content: [{ type: 'listItem', content: [line(text('Ask'))] }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [line(text('Risk'))] },
            { type: 'tableCell', content: [line(text('Owner'))] },
          ],
        },
      ],
    },
  );
  expect(cleanRichText(whole)).toEqual(whole);
  expect(plainText(whole as RichText)).toBe('Plan\n\nWe begin\nsoon\n\n1. Ask\n\nRisk | Owner');
});

test.each([
  ['a script', doc({ type: 'script', content: [text('alert(1)')] }, line(text('Kept'))), doc(line(text('Kept')))],
  [
    'a link and an address',
    doc(line({ ...text('Kept'), marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] })),
    doc(line(text('Kept'))),
  ],
  ['attributes', doc({ ...line(text('Kept')), attrs: { onclick: 'alert(1)' } }), doc(line(text('Kept')))],
  [
    'an unheard-of heading',
    doc({ type: 'heading', attrs: { level: 99 }, content: [text('Kept')] }),
    doc({ type: 'heading', attrs: { level: 3 }, content: [text('Kept')] }),
  ],
])('%s is left out', (_what, given, kept) => {
  expect(cleanRichText(given)).toEqual(kept);
});

test.each([null, 'text', 7, [], {}, { type: 'doc' }, { type: 'doc', content: 'x' }, doc({ type: 'iframe' })])(
  '%j is no rich text',
  (value) => {
    expect(cleanRichText(value)).toBeNull();
  },
);

test('what is nested without end is cut', () => {
  let nested: object = line(text('deep'));
  for (let depth = 0; depth < 5000; depth += 1)
    nested = { type: 'bulletList', content: [{ type: 'listItem', content: [nested] }] };
  expect(JSON.stringify(cleanRichText(doc(nested))).length).toBeLessThan(2000);
});

test('a plain text becomes paragraphs and back', () => {
  expect(plainText(richTextOf('One.\n\nTwo.'))).toBe('One.\n\nTwo.');
});
