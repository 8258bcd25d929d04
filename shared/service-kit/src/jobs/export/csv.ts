import { open } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { harmless } from './cell.ts';
import type { SheetWriter } from './writer.ts';

const options = { record_delimiter: 'windows', cast: { boolean: String } } as const;

/** Writes a file of text that spreadsheets open as UTF-8. */
export const writeCsv = async (path: string, names: string[]): Promise<SheetWriter> => {
  const file = await open(path, 'w', 0o600);
  await file.appendFile(`\ufeff${stringify([names], options)}`);
  return {
    add: (rows) =>
      file.appendFile(
        stringify(
          rows.map((cells) => cells.map(harmless)),
          options,
        ),
      ),
    end: async () => {
      await file.datasync();
      await file.close();
    },
    give: () => file.close(),
  };
};
