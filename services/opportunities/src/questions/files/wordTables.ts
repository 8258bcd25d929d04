import { keepParts, mainPartOf, partsOf, textOf } from './archive.ts';
import { attributeOf, childOf, type Element, elementsOf, escaped, type Splice, spliced } from './elements.ts';
import type { Cell, Filled, Grid } from './grid.ts';

/** What holds what it is about without saying anything itself. */
const isWrapper = ({ name }: Element) => ['sdt', 'sdtContent', 'ins', 'smartTag', 'customXml'].includes(name);

/** Those of a name in an element, also in what only wraps them. */
const within = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => (child.name === name ? [child] : isWrapper(child) ? within(child, name) : []));

/** All tables, in order; one in a cell comes after the one around it. */
const tablesIn = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.name === 'tbl' ? [child, ...tablesIn(child)] : tablesIn(child)));

const textOfRun = (element: Element): string =>
  element.children
    .map((child) => {
      if (child.name === 't') return child.text;
      if (child.name === 'tab') return '\t';
      if (child.name === 'br' || child.name === 'cr') return '\n';
      // Neither what was deleted nor what a field is made of.
      return ['del', 'moveFrom', 'instrText', 'pPr', 'rPr'].includes(child.name) ? '' : textOfRun(child);
    })
    .join('');

const textOfCell = (cell: Element): string => within(cell, 'p').map(textOfRun).join('\n').trim();

/** Cells of a row with the columns in which they begin. */
const placedCells = (row: Element) => {
  const before = childOf(childOf(row, 'trPr'), 'gridBefore');
  let column = 1 + Number((before && attributeOf(before, 'val')) ?? 0);
  return within(row, 'tc').map((cell) => {
    const properties = childOf(cell, 'tcPr');
    const grid = childOf(properties, 'gridSpan');
    const merged = childOf(properties, 'vMerge');
    const span = Math.max(1, Number((grid && attributeOf(grid, 'val')) ?? 1));
    const placed = { column, cell, span, isCovered: merged !== undefined && attributeOf(merged, 'val') !== 'restart' };
    column += span;
    return placed;
  });
};

const rowsOf = (table: Element) =>
  within(table, 'tr').map((element, n) => ({ row: n + 1, cells: placedCells(element) }));

/** The tables of a Word file with what stands in them. */
export const wordGrids = (path: string): Grid[] => {
  const parts = partsOf(path);
  return tablesIn(elementsOf(textOf(parts, mainPartOf(parts)))).map((table, n) => ({
    at: n + 1,
    name: '',
    rows: rowsOf(table).map(({ row, cells }) => ({
      row,
      cells: new Map(
        cells.map(({ column, cell, span, isCovered }): [number, Cell] => [
          column,
          { text: textOfCell(cell), span, isFixed: isCovered },
        ]),
      ),
    })),
    grows: false,
  }));
};

const sourceOf = (xml: string, element: Element | undefined) => (element ? xml.slice(element.from, element.to) : '');

/** How letters look in a cell: as its first run says, or the mark at the end of its first paragraph. */
const lookOf = (xml: string, paragraph: Element | undefined): string => {
  const run = paragraph && childOf(within(paragraph, 'r')[0], 'rPr');
  return sourceOf(xml, run ?? childOf(childOf(paragraph, 'pPr'), 'rPr'));
};

/** The paragraphs of an answer in the place of those of its cell, looking as the first of them did. */
const spliceOf = (xml: string, cell: Element, text: string): Splice[] => {
  if (!cell.inner) return [];
  const { prefix } = cell;
  const [first] = within(cell, 'p');
  const form = sourceOf(xml, childOf(first, 'pPr'));
  const look = lookOf(xml, first);
  const paragraphs = text
    .split(/\n+/)
    .map(
      (line) =>
        `<${prefix}p>${form}<${prefix}r>${look}<${prefix}t xml:space="preserve">${escaped(line)}</${prefix}t></${prefix}r></${prefix}p>`,
    );
  const from = childOf(cell, 'tcPr')?.to ?? cell.inner.from;
  return [{ from, to: cell.inner.to, text: paragraphs.join('') }];
};

/** Writes answers into cells of tables; all else of the file stays as it is. */
export const fillTables = (path: string, out: string, filled: readonly Filled[]): void => {
  const parts = partsOf(path);
  const part = mainPartOf(parts);
  const xml = textOf(parts, part);
  const tables = tablesIn(elementsOf(xml));
  const splices = filled.flatMap(({ table, row, column, text }) => {
    const found = tables[table - 1];
    const cells = found && rowsOf(found)[row - 1]?.cells;
    const placed = cells?.find((one) => one.column === column);
    return placed ? spliceOf(xml, placed.cell, text) : [];
  });
  keepParts(out, parts, { [part]: spliced(xml, splices) });
};
