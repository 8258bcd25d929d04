import { getDocumentProxy } from 'unpdf';
import { inColumns } from './inColumns.ts';
import { type PrintedTable, tablesIn } from './inTables.ts';
import type { Printed } from './rows.ts';

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

/** What is printed, in its order; a table stands as a whole where it begins. */
const flowOf = (items: readonly Item[], printed: ReadonlyMap<Item, Printed>, tables: readonly PrintedTable[]) => {
  const tableOf = (item: Item) => {
    const letters = printed.get(item);
    return letters && tables.find((table) => table.items.has(letters));
  };
  let inside: PrintedTable | undefined;
  const told = new Set<PrintedTable>();
  const flow = items.map((item) => {
    // Spaces and ends of lines belong to the letters before them.
    if (printed.has(item)) inside = tableOf(item);
    if (!inside) return item.str + (item.hasEOL ? '\n' : ' ');
    if (told.has(inside)) return '';
    told.add(inside);
    return `\n\n${inside.lines.join('\n')}\n\n`;
  });
  return flow.join('');
};

const wordsOf = (items: readonly Item[]): string => {
  const isStraight = items.every(isUpright);
  const printed = new Map(items.filter(({ str }) => str.trim() !== '').map((item) => [item, printedOf(item)] as const));
  const letters = [...printed.values()];
  const columns = isStraight && inColumns(letters);
  if (columns) return columns.map((line) => `${line}\n`).join('');
  const words = flowOf(items, printed, isStraight ? tablesIn(letters) : []);
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
