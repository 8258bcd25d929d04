import { readFile } from 'node:fs/promises';
import { type Block, cleanRichText, type RichText } from '@bidwright/contract-rfp-library';
import { getDocumentProxy } from 'unpdf';

interface PrintedLine {
  text: string;
  /** Of its letters. */
  height: number;
  /** Where it stands on its page, from the bottom. */
  place: number;
}

/** Letters of a whole proposal, at most. */
const maxLength = 1_000_000;
/** A heading is short, and its letters are larger than most. */
const heading = { maxLength: 120, larger: 1.15 };
/** The gap between two paragraphs, in heights of a line. */
const gap = 1.6;

const linesOf = async (path: string): Promise<PrintedLine[][]> => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const pages: PrintedLine[][] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages && length < maxLength; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines: PrintedLine[] = [];
    let text = '';
    let height = 0;
    for (const item of items) {
      if (!('str' in item)) continue;
      text += item.str;
      if (item.str.trim()) height = Math.max(height, item.height);
      if (!item.hasEOL) continue;
      if (text.trim()) lines.push({ text: text.trim(), height, place: Number(item.transform[5]) });
      text = '';
      height = 0;
    }
    const last = items.findLast((item) => 'transform' in item);
    if (text.trim() && last) lines.push({ text: text.trim(), height, place: Number(last.transform[5]) });
    length += lines.reduce((sum, line) => sum + line.text.length, 0);
    pages.push(lines);
    page.cleanup();
  }
  return pages;
};

/** The height of most letters. */
const usualHeight = (lines: readonly PrintedLine[]): number => {
  const letters = new Map<number, number>();
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
};

/** Lines that follow each other closely are one paragraph; a word that was cut at an end is whole again. */
const joined = (paragraph: string, line: string) =>
  /\p{L}-$/u.test(paragraph) && /^\p{Ll}/u.test(line) ? paragraph.slice(0, -1) + line : `${paragraph} ${line}`;

/** The text of a PDF: large short lines are its headings, the largest of them of the first level. */
export const readPdf = async (path: string): Promise<RichText | null> => {
  const pages = await linesOf(path);
  const usual = usualHeight(pages.flat());
  const isHeading = ({ text, height }: PrintedLine) =>
    height > usual * heading.larger && text.length <= heading.maxLength && /\p{L}/u.test(text);
  const heights = pages
    .flat()
    .filter(isHeading)
    .map(({ height }) => Math.round(height));
  const sizes = [...new Set(heights)].sort((one, other) => other - one);
  const blocks: Block[] = [];
  for (const lines of pages) {
    let before: PrintedLine | undefined;
    for (const line of lines) {
      const last = blocks.at(-1);
      const content = [{ type: 'text' as const, text: line.text }];
      if (isHeading(line)) {
        const level = Math.min(3, sizes.indexOf(Math.round(line.height)) + 1);
        blocks.push({ type: 'heading', attrs: { level }, content });
      } else if (before && last?.type === 'paragraph' && before.place - line.place < line.height * gap) {
        const [whole] = last.content ?? [];
        const text = whole?.type === 'text' ? joined(whole.text, line.text) : line.text;
        blocks[blocks.length - 1] = { type: 'paragraph', content: [{ type: 'text', text }] };
      } else blocks.push({ type: 'paragraph', content });
      before = line;
    }
  }
  return cleanRichText({ type: 'doc', content: blocks });
};
