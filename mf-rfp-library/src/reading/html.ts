import type { Block, Inline, RichText } from '@bidwright/contract-rfp-library';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as it stands between tags. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const inline = (one: Inline): string => {
  if (one.type === 'hardBreak') return '<br>';
  const tags = { bold: 'b', italic: 'i' };
  return (one.marks ?? []).reduce((text, { type }) => `<${tags[type]}>${text}</${tags[type]}>`, escaped(one.text));
};

const tagged = (tag: string, content: string) => `<${tag}>${content}</${tag}>`;
const all = <T>(parts: readonly T[] | undefined, show: (part: T) => string) => (parts ?? []).map(show).join('');

const html = (block: Block): string => {
  if (block.type === 'paragraph') return tagged('p', all(block.content, inline));
  if (block.type === 'heading') return tagged(`h${block.attrs.level + 1}`, all(block.content, inline));
  if (block.type === 'table') {
    const cell = ({ type, content }: (typeof block.content)[number]['content'][number]) =>
      tagged(type === 'tableHeader' ? 'th' : 'td', all(content, html));
    return tagged(
      'table',
      all(block.content, (row) => tagged('tr', all(row.content, cell))),
    );
  }
  const items = all(block.content, ({ content }) => tagged('li', all(content, html)));
  return tagged(block.type === 'bulletList' ? 'ul' : 'ol', items);
};

/** A rich text as other programs take it from the clipboard. */
export const htmlOf = ({ content }: RichText): string => all(content, html);
