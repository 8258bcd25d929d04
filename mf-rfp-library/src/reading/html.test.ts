import type { RichText } from '@bidwright/contract-rfp-library';
import { htmlOf } from './html.ts';

test('a text goes to the clipboard with its form, and no letter of it is a tag', () => {
  const text: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'A & B' }] },
      { type: 'paragraph', content: [{ type: 'text', text: '<script>', marks: [{ type: 'bold' }] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    ],
  };
  expect(htmlOf(text)).toBe('<h2>A &amp; B</h2><p><b>&lt;script&gt;</b></p><ul><li><p></p></li></ul>');
});
