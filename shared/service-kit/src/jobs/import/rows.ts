import { parse } from 'csv-parse';
import type { Storage } from '../../files/storage.ts';

/** One row of a file, as spreadsheets count: the row of the names is the first. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** The rows of a stored file after the row `after`, one by one. */
export async function* rowsOf({ read }: Storage, key: string, after = 1): AsyncGenerator<SheetRow> {
  const source = await read(key);
  const table = source.pipe(parse());
  const lines: AsyncIterable<string[]> = table;
  source.once('error', (error) => table.destroy(error));
  let row = 0;
  try {
    for await (const cells of lines) {
      row += 1;
      if (row > after) yield { row, cells };
    }
  } finally {
    source.destroy();
  }
}
