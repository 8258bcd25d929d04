import { download } from '@bidwright/remote-kit/store';

/** A cell that begins like a formula is none: spreadsheets would run it. */
const harmless = (text: string) => (/^[=+\-@\t]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text);

const cell = (value: string | number | null): string => {
  const text = harmless(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as spreadsheets read them. */
const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;

/** Lets the browser keep rows as a table. */
export const saveCsv = (name: string, rows: readonly (readonly (string | number | null)[])[]): void => {
  const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv' }));
  download({ url, name });
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
