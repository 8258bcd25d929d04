import { message, object } from '@bidwright/contract-kit';

/** A run of letters, or the end of a line. The spelling is that of ProseMirror, so that an editor takes it as it is. */
export type Inline = { type: 'text'; text: string; marks?: { type: 'bold' | 'italic' }[] } | { type: 'hardBreak' };

/** A line of text: it stands alone, or holds what a list item or a cell says. */
export type Line =
  | { type: 'paragraph'; content?: Inline[] }
  | { type: 'heading'; attrs: { level: number }; content?: Inline[] };

export interface Item {
  type: 'listItem';
  content: Block[];
}

export interface Cell {
  type: 'tableCell' | 'tableHeader';
  content: Block[];
}

export interface TableRow {
  type: 'tableRow';
  content: Cell[];
}

export type Block =
  | Line
  | { type: 'bulletList' | 'orderedList'; content: Item[] }
  | { type: 'table'; content: TableRow[] };

/** A text with headings, lists, tables, bold and italics: nothing else can be said in it, so nothing in it can do harm. */
export interface RichText {
  type: 'doc';
  content: Block[];
}

/** Lists within lists and the like; deeper ones are left out. */
const deepest = 12;
const maxLength = 1_000_000;
const levels = 3;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const nodesIn = ({ content }: Node): Node[] => (Array.isArray(content) ? content.filter(isNode) : []);

const marksIn = ({ marks }: Node) => {
  const named = new Set(Array.isArray(marks) ? marks.filter(isNode).map(({ type }) => type) : []);
  return (['bold', 'italic'] as const).filter((type) => named.has(type)).map((type) => ({ type }));
};

const inlinesIn = (node: Node): Inline[] =>
  nodesIn(node).flatMap((one): Inline[] => {
    if (one.type === 'hardBreak') return [{ type: 'hardBreak' }];
    if (one.type !== 'text' || typeof one.text !== 'string' || one.text === '') return [];
    const marks = marksIn(one);
    return [{ type: 'text', text: one.text.toWellFormed(), ...(marks.length > 0 && { marks }) }];
  });

const emptyLine = (): Block => ({ type: 'paragraph' });

const lineOf = (node: Node): { content?: Inline[] } => {
  const content = inlinesIn(node);
  return content.length > 0 ? { content } : {};
};

const levelOf = ({ attrs }: Node) => {
  const level = isNode(attrs) ? Number(attrs.level) : 1;
  return Math.min(levels, Math.max(1, Math.round(level) || 1));
};

/** Items and cells begin with a line. */
const withLine = (content: Block[]): Block[] => (content.length > 0 ? content : [emptyLine()]);

const childrenOf = (node: Node, type: string, depth: number) =>
  nodesIn(node)
    .filter((one) => one.type === type)
    .map((one) => ({ one, content: withLine(blocksIn(one, depth)) }));

const rowsOf = (node: Node, depth: number): TableRow[] =>
  nodesIn(node)
    .filter(({ type }) => type === 'tableRow')
    .map((row) => ({
      type: 'tableRow' as const,
      content: nodesIn(row).flatMap((cell): Cell[] => {
        const { type } = cell;
        return type === 'tableCell' || type === 'tableHeader'
          ? [{ type, content: withLine(blocksIn(cell, depth)) }]
          : [];
      }),
    }))
    .filter(({ content }) => content.length > 0);

const blockOf = (node: Node, depth: number): Block[] => {
  const { type } = node;
  if (type === 'paragraph') return [{ type, ...lineOf(node) }];
  if (type === 'heading') return [{ type, attrs: { level: levelOf(node) }, ...lineOf(node) }];
  if (depth >= deepest) return [];
  if (type === 'bulletList' || type === 'orderedList') {
    const items = childrenOf(node, 'listItem', depth + 1);
    return items.length > 0 ? [{ type, content: items.map(({ content }) => ({ type: 'listItem', content })) }] : [];
  }
  const rows = type === 'table' ? rowsOf(node, depth + 1) : [];
  return rows.length > 0 ? [{ type: 'table', content: rows }] : [];
};

const blocksIn = (node: Node, depth: number): Block[] => nodesIn(node).flatMap((one) => blockOf(one, depth));

/** What is a rich text of a value: all that is unknown is left out. Null where nothing is left. */
export const cleanRichText = (value: unknown): RichText | null => {
  const content = isNode(value) && value.type === 'doc' ? blocksIn(value, 0) : [];
  return content.length > 0 ? { type: 'doc', content } : null;
};

/** The letters of a line. */
export const lineText = (content: Inline[] = []): string =>
  content.map((one) => (one.type === 'text' ? one.text : '\n')).join('');

const plainBlock = (block: Block): string => {
  if (block.type === 'paragraph' || block.type === 'heading') return lineText(block.content);
  if (block.type === 'table')
    return block.content
      .map((row) => row.content.map(({ content }) => plainBlocks(content, ' ')).join(' | '))
      .join('\n');
  return block.content
    .map(({ content }, at) => `${block.type === 'orderedList' ? `${at + 1}.` : '•'} ${plainBlocks(content, '\n')}`)
    .join('\n');
};

const plainBlocks = (blocks: Block[], between: string): string => blocks.map(plainBlock).join(between);

/** The same text without its form, as it is searched and copied. */
export const plainText = (text: RichText): string => plainBlocks(text.content, '\n\n').trim();

/** A plain text as a rich one: each of its lines a paragraph. */
export const richTextOf = (plain: string): RichText => ({
  type: 'doc',
  content: plain
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** A field with a rich text, or none. */
export const richText = () =>
  object()
    .transform((_value, original) => cleanRichText(original))
    .test(
      'length',
      () => message('validation.max', { max: maxLength }),
      (value) => !value || JSON.stringify(value).length <= maxLength,
    )
    .nullable()
    .default(null)
    .meta({ kind: 'json' });

/** An entry's text with its form, or its plain text in the simplest one. */
export const formOf = (entry: { richText: object | null; rfpContent: string }): RichText =>
  cleanRichText(entry.richText) ?? richTextOf(entry.rfpContent);
