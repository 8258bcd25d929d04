import { getDocumentProxy } from 'unpdf';
import { inColumns, type Printed } from './inColumns.ts';

/** What `unpdf` tells of some letters. */
interface Item {
  str: string;
  hasEOL: boolean;
  transform: unknown[];
  width: number;
  height: number;
}

const printedOf = ({ str, transform, width, height }: Item): Printed => {
  const [start, place] = [Number(transform[4]), Number(transform[5])];
  return { text: str, start, end: start + width, place, height };
};

/** Letters that lie on their side stand in no column. */
const isUpright = ({ transform }: Item) => Number(transform[1]) === 0 && Number(transform[2]) === 0;

const wordsOf = (items: readonly Item[]): string => {
  const columns = items.every(isUpright) && inColumns(items.filter(({ str }) => str.trim() !== '').map(printedOf));
  if (columns) return columns.map((line) => `${line}\n`).join('');
  const words = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ' ')).join('');
  // A gap comes as a space of its own between two others: how wide it is printed cannot be told from them.
  return words.replace(/ {2,}/g, ' ');
};

/** The words of a PDF page by page, each with a form feed at its end, until there are enough. */
export const readPdf = async (bytes: Uint8Array, enough: number): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (let number = 1; number <= pdf.numPages && text.length < enough; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += wordsOf(items.filter((item) => 'str' in item));
    text += '\f';
    page.cleanup();
  }
  return text;
};
