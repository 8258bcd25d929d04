import { type Block, type Cell, cleanRichText, type Inline, type RichText } from '@bidwright/contract-rfp-library';
import mammoth from 'mammoth';

/** A part of a Word file as mammoth reads it. */
interface Part {
  type: string;
  children?: Part[];
  value?: string;
  styleName?: string | null;
  numbering?: { isOrdered: boolean; level: string | number } | null;
  isBold?: boolean;
  isItalic?: boolean;
  isHeader?: boolean;
}

const levels = 3;

const inlinesOf = (part: Part, within: Part = part): Inline[] => {
  if (part.type === 'text' || part.type === 'tab') {
    const marks = [...(within.isBold ? ['bold' as const] : []), ...(within.isItalic ? ['italic' as const] : [])];
    return [
      { type: 'text', text: part.value ?? '\t', ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) },
    ];
  }
  if (part.type === 'break') return [{ type: 'hardBreak' }];
  return (part.children ?? []).flatMap((child) => inlinesOf(child, part.type === 'run' ? part : within));
};

/** A heading says so in its style; the title of the whole stands above all. */
const headingLevel = ({ styleName }: Part): number | undefined => {
  const level = /^heading (\d)/i.exec(styleName ?? '')?.[1];
  return level ? Math.min(levels, Number(level)) : undefined;
};

const lineOf = (part: Part): Block => {
  const level = headingLevel(part);
  const content = inlinesOf(part);
  return level ? { type: 'heading', attrs: { level }, content } : { type: 'paragraph', content };
};

const cellOf = (cell: Part, isHeader: boolean): Cell => ({
  type: isHeader ? 'tableHeader' : 'tableCell',
  content: blocksOf(cell.children ?? []),
});

const tableOf = (table: Part): Block => ({
  type: 'table',
  content: (table.children ?? []).map((row) => ({
    type: 'tableRow',
    content: (row.children ?? []).map((cell) => cellOf(cell, Boolean(row.isHeader))),
  })),
});

/** Paragraphs with numbers or bullets that follow each other are one list. */
const addItem = (blocks: Block[], part: Part) => {
  const type = part.numbering?.isOrdered ? 'orderedList' : 'bulletList';
  const item = { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: inlinesOf(part) }] };
  const last = blocks.at(-1);
  if (last?.type === type) last.content.push(item);
  else blocks.push({ type, content: [item] });
};

const blocksOf = (parts: readonly Part[]): Block[] => {
  const blocks: Block[] = [];
  for (const part of parts) {
    if (part.type === 'table') blocks.push(tableOf(part));
    else if (part.type !== 'paragraph') continue;
    else if (part.numbering && !headingLevel(part)) addItem(blocks, part);
    else blocks.push(lineOf(part));
  }
  return blocks;
};

/** Pictures stay where they are: none of them is unpacked. */
const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }));

const picturesIn = ({ type, children = [] }: Part): number =>
  children.reduce((sum, child) => sum + picturesIn(child), type === 'image' ? 1 : 0);

/** The text of a Word file with its form, and how many pictures were left out. */
export const readWord = async (path: string): Promise<{ text: RichText | null; pictures: number }> => {
  let blocks: Block[] = [];
  let pictures = 0;
  const transformDocument = (document: Part) => {
    blocks = blocksOf(document.children ?? []);
    pictures = picturesIn(document);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ path }, { transformDocument, convertImage: withoutPictures });
  return { text: cleanRichText({ type: 'doc', content: blocks }), pictures };
};
