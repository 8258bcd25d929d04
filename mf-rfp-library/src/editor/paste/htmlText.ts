import { type Block, type Cell, cleanRichText, type Inline, type RichText } from '@bidwright/contract-rfp-library';
import { type Look, lookIn, plain } from './look.ts';
import { trimmed, withLetters } from './run.ts';
import { bodyOf, elementsIn, type HtmlElement, type HtmlNode, isElement, lettersOf, said } from './tree.ts';
import { gathered, isCounted, isSign, itemLevel, type WordItem } from './wordItems.ts';

/** What these hold is no text that a person reads. */
const unread = new Set(
  'script style head title meta link template noscript iframe object embed svg math canvas audio video select textarea button'.split(
    ' ',
  ),
);

/** These begin a line of their own, and hold lines. */
const around = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form header hr html main nav p pre section summary'.split(
    ' ',
  ),
);

const headingLevel = ({ tagName }: HtmlElement): number | undefined => {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level ? Number(level) : undefined;
};

/** Items and the like begin with a paragraph. */
const withParagraph = ([first, ...rest]: Block[]): Block[] => {
  if (first?.type === 'paragraph') return [first, ...rest];
  if (first?.type === 'heading') return [{ type: 'paragraph', content: first.content }, ...rest];
  return [{ type: 'paragraph' }, ...(first ? [first] : []), ...rest];
};

const inlineIn = (blocks: Block[]): Inline[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' || block.type === 'heading' ? (block.content ?? []) : []));

const listOf = (element: HtmlElement, look: Look): Block[] => {
  const items: Block[][] = [];
  for (const child of elementsIn(element)) {
    // Some programs put a list within a list beside the item that it belongs to.
    const isWithin = child.tagName === 'ul' || child.tagName === 'ol';
    const blocks = isWithin ? listOf(child, look) : blocksIn(child.childNodes, lookIn(child, look));
    if (isWithin && items.length > 0) items.at(-1)?.push(...blocks);
    else if (blocks.length > 0) items.push(withParagraph(blocks));
  }
  if (items.length === 0) return [];
  const type = element.tagName === 'ol' ? 'orderedList' : 'bulletList';
  return [{ type, content: items.map((content) => ({ type: 'listItem', content })) }];
};

const rowsIn = (table: HtmlElement): HtmlElement[] =>
  elementsIn(table).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsIn(child) : [];
  });

/** Columns that a cell may reach over. */
const widest = 50;

/** A cell that reaches over several columns is followed by empty ones, so that the others stay in theirs. */
const cellsOf = (cell: HtmlElement, look: Look): Cell[] => {
  const type = cell.tagName === 'th' ? 'tableHeader' : 'tableCell';
  const content = blocksIn(cell.childNodes, look);
  const more = Math.min(widest, Number(said(cell, 'colspan')) || 1) - 1;
  const empty: Block[] = [{ type: 'paragraph' }];
  return [
    { type, content: content.length > 0 ? content : empty },
    ...Array.from({ length: more }, (): Cell => ({ type, content: empty })),
  ];
};

const tableOf = (table: HtmlElement, look: Look): Block[] => {
  const rows = rowsIn(table)
    .map((row) => elementsIn(row).flatMap((cell) => cellsOf(cell, look)))
    .filter((cells) => cells.length > 0);
  // A table of one cell is a frame.
  const [[only, ...others] = [], ...more] = rows;
  if (only && others.length + more.length === 0) return only.content;
  return rows.length > 0 ? [{ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }] : [];
};

/** What an element is that begins a line of its own; undefined of one that stands in a line. */
const partsOf = (element: HtmlElement, look: Look): (Block | WordItem)[] | undefined => {
  const { tagName } = element;
  if (tagName === 'ul' || tagName === 'ol') return listOf(element, look);
  if (tagName === 'table') return tableOf(element, look);
  const level = headingLevel(element);
  const itemAt = itemLevel(element);
  if (level === undefined && itemAt === undefined)
    return around.has(tagName) ? partsIn(element.childNodes, look) : undefined;
  // A heading is bold as it is.
  const blocks = blocksIn(element.childNodes, level === undefined ? look : plain);
  if (blocks.length === 0) return [];
  if (level !== undefined) return [{ type: 'heading', attrs: { level }, content: inlineIn(blocks) }];
  return [{ type: 'wordItem', level: itemAt ?? 1, isOrdered: isCounted(element), content: withParagraph(blocks) }];
};

const partsIn = (nodes: readonly HtmlNode[], look: Look): (Block | WordItem)[] => {
  const parts: (Block | WordItem)[] = [];
  let run: Inline[] = [];
  const endLine = () => {
    const content = trimmed(run);
    if (content.length > 0) parts.push({ type: 'paragraph', content });
    run = [];
  };
  const read = (node: HtmlNode, within: Look): void => {
    const text = lettersOf(node);
    if (text !== undefined) run = withLetters(run, text, within);
    if (!isElement(node) || unread.has(node.tagName) || isSign(node)) return;
    if (node.tagName === 'br') {
      if (run.length > 0) run = [...run, { type: 'hardBreak' }];
      return;
    }
    const own = lookIn(node, within);
    const apart = partsOf(node, own);
    if (apart) {
      endLine();
      parts.push(...apart);
    } else for (const child of node.childNodes) read(child, own);
  };
  for (const node of nodes) read(node, look);
  endLine();
  return parts;
};

const blocksIn = (nodes: readonly HtmlNode[], look: Look): Block[] => gathered(partsIn(nodes, look));

/** Wherever a piece was taken from, its headings begin at the first level. */
const raised = (blocks: Block[]): Block[] => {
  const levels = blocks.flatMap((block) => (block.type === 'heading' ? block.attrs.level : []));
  const by = Math.min(...levels) - 1;
  return blocks.map((block) =>
    block.type === 'heading' ? { ...block, attrs: { level: block.attrs.level - by } } : block,
  );
};

/** What is a rich text of the HTML that another program put on the clipboard; null where nothing is. */
export const htmlText = (html: string): RichText | null =>
  cleanRichText({ type: 'doc', content: raised(blocksIn(bodyOf(html), plain)) });
