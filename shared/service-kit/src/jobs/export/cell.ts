/** What a cell of a file can hold. */
export type Cell = string | number | boolean | null;

/** Between the entries of a list in one cell. */
const separator = '; ';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Texts in one cell, as people write them; as JSON where that would not be read back as it was. */
const joined = (texts: string[]): string =>
  texts.some((text) => text.includes(';') || text.startsWith('[') || text !== text.trim() || text === '')
    ? JSON.stringify(texts)
    : texts.join(separator);

/** A value of a record as one cell. */
export const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  if (isText(value) || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value) && value.every(isText)) return joined(value);
  if (typeof value === 'object' && 'label' in value && 'value' in value) return String(value.value);
  return JSON.stringify(value);
};

/** Spreadsheets take a text that begins like this for a formula. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A text that no spreadsheet runs: an apostrophe goes before one that looks like a formula. */
export const harmless = (cell: Cell): Cell => (isText(cell) && formula.test(cell) ? `'${cell}` : cell);

/** The text as it was before `harmless`. */
export const restored = (text: string): string => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);
