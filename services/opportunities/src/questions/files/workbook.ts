import { keepParts, mainPartOf, type Parts, partsOf, relatedTo, textOf } from './archive.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  type Element,
  elementsOf,
  escaped,
  type Splice,
  spliced,
} from './elements.ts';
import type { Cell, Filled, Grid } from './grid.ts';

/** `AB12` as column 28 of row 12. */
const placeOf = (reference: string) => {
  const [, letters = '', row = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { column, row: Number(row) };
};

const lettersOf = (column: number): string =>
  column === 0 ? '' : lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

/** The letters of a string: of all its runs, without what tells how Japanese is read. */
const stringOf = (element: Element | undefined): string =>
  element?.children
    .map((child) => (child.name === 't' ? child.text : child.name === 'r' ? stringOf(child) : ''))
    .join('') ?? '';

/** Sheets that are shown, in order, with their parts; each counts by its place among all. */
const sheetsOf = (parts: Parts) => {
  const workbook = mainPartOf(parts);
  const targets = new Map(relatedTo(parts, workbook).map(({ id, part }) => [id, part]));
  return childrenOf(childOf(elementsOf(textOf(parts, workbook)), 'sheets'), 'sheet').flatMap((sheet, n) => {
    const part = targets.get(attributeOf(sheet, 'id') ?? '');
    const isShown = (attributeOf(sheet, 'state') ?? 'visible') === 'visible';
    return part?.includes('sheets/') && parts[part] && isShown
      ? [{ at: n + 1, name: attributeOf(sheet, 'name') ?? '', part }]
      : [];
  });
};

const sharedOf = (parts: Parts): string[] => {
  const part = Object.keys(parts).find((name) => /^xl\/sharedstrings\.xml$/i.test(name));
  return part ? childrenOf(elementsOf(textOf(parts, part)), 'si').map(stringOf) : [];
};

const textIn = (cell: Element, shared: readonly string[]): string => {
  const type = attributeOf(cell, 't');
  if (type === 'inlineStr') return stringOf(childOf(cell, 'is'));
  const value = childOf(cell, 'v')?.text ?? '';
  return type === 's' ? (shared[Number(value)] ?? '') : value;
};

/** Cells that cover others: the first of each, with how many columns it covers, and all that are covered. */
const mergedIn = (sheet: Element) => {
  const spans = new Map<string, number>();
  const covered = new Set<string>();
  for (const one of childrenOf(childOf(sheet, 'mergeCells'), 'mergeCell')) {
    const [first = '', last = first] = (attributeOf(one, 'ref') ?? '').split(':');
    const [from, to] = [placeOf(first), placeOf(last)];
    spans.set(first, to.column - from.column + 1);
    // Merged columns may be a million rows long: those with a first cell of their own are few.
    for (let row = from.row; row <= Math.min(to.row, from.row + 10_000); row += 1)
      for (let column = from.column; column <= Math.min(to.column, from.column + 100); column += 1)
        if (row > from.row || column > from.column) covered.add(`${lettersOf(column)}${row}`);
  }
  return { spans, covered };
};

/** Rows with their numbers, and cells with their columns, which may be left unsaid. */
const placedRows = (sheet: Element) => {
  let row = 0;
  return childrenOf(childOf(sheet, 'sheetData'), 'row').map((element) => {
    row = Number(attributeOf(element, 'r') ?? row + 1);
    let column = 0;
    const cells = childrenOf(element, 'c').map((cell) => {
      const said = attributeOf(cell, 'r');
      column = said ? placeOf(said).column : column + 1;
      return { column, cell };
    });
    return { row, element, cells };
  });
};

/** The sheets of a workbook with what stands in them. */
export const sheetGrids = (path: string): Grid[] => {
  const parts = partsOf(path);
  const shared = sharedOf(parts);
  return sheetsOf(parts).map(({ at, name, part }) => {
    const sheet = elementsOf(textOf(parts, part));
    const { spans, covered } = mergedIn(sheet);
    const rows = placedRows(sheet).map(({ row, cells }) => ({
      row,
      cells: new Map(
        cells.map(({ column, cell }): [number, Cell] => {
          const reference = `${lettersOf(column)}${row}`;
          const isFixed = covered.has(reference) || childOf(cell, 'f') !== undefined;
          return [column, { text: textIn(cell, shared), span: spans.get(reference) ?? 1, isFixed }];
        }),
      ),
    }));
    return { at, name, rows, grows: true };
  });
};

/** A cell with a text, in the style that it had, or that its row or column gives it. */
const written = (prefix: string, column: number, row: number, style: string | undefined, text: string) =>
  `<${prefix}c r="${lettersOf(column)}${row}"${style ? ` s="${style}"` : ''} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${escaped(text)}</${prefix}t></${prefix}is></${prefix}c>`;

const columnStyle = (sheet: Element, column: number): string | undefined => {
  const found = childrenOf(childOf(sheet, 'cols'), 'col').find(
    (one) => Number(attributeOf(one, 'min')) <= column && column <= Number(attributeOf(one, 'max')),
  );
  return found && attributeOf(found, 'style');
};

const splicesOf = (sheet: Element, filled: readonly Filled[]): Splice[] => {
  const rows = new Map(placedRows(sheet).map((one) => [one.row, one]));
  return filled.flatMap(({ row, column, text }) => {
    const found = rows.get(row);
    const end = found?.element.inner?.to;
    if (!found || end === undefined) return [];
    const { element, cells } = found;
    const there = cells.find((one) => one.column === column)?.cell;
    const style =
      (there && attributeOf(there, 's')) ??
      (attributeOf(element, 'customFormat') === '1' ? attributeOf(element, 's') : undefined) ??
      columnStyle(sheet, column);
    const cell = written(element.prefix, column, row, style, text);
    if (there) return [{ from: there.from, to: there.to, text: cell }];
    const at = cells.find((one) => one.column > column)?.cell.from ?? end;
    return [{ from: at, to: at, text: cell }];
  });
};

/** Writes answers into cells of a workbook; all else of it stays as it is. */
export const fillSheets = (path: string, out: string, filled: readonly Filled[]): void => {
  const parts = partsOf(path);
  const changed: Record<string, string> = {};
  for (const { at, part } of sheetsOf(parts)) {
    const own = filled.filter(({ table }) => table === at);
    if (own.length === 0) continue;
    const xml = textOf(parts, part);
    changed[part] = spliced(xml, splicesOf(elementsOf(xml), own));
  }
  keepParts(out, parts, changed);
};
