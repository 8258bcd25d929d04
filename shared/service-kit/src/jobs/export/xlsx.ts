import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { WorkbookWriter } from '@cj-tech-master/excelts';
import type { Cell } from './cell.ts';
import type { SheetWriter } from './writer.ts';

/** The longest text that a cell of a workbook holds; a longer one damages the file. */
const longest = 32_767;
const tooLong = '[too long for a spreadsheet: export it as CSV]';

const fitting = (cell: Cell): Cell => (typeof cell === 'string' && cell.length > longest ? tooLong : cell);

/** Writes a workbook with one sheet. Texts are kept as texts, so that none becomes a formula. */
export const writeXlsx = async (path: string, names: string[]): Promise<SheetWriter> => {
  const file = createWriteStream(path, { mode: 0o600 });
  const workbook = new WorkbookWriter({ stream: file, useStyles: false, useSharedStrings: false, trueStreaming: true });
  const sheet = workbook.addWorksheet('Records');
  sheet.addRow(names).commit();
  return {
    add: async (rows) => {
      for (const row of rows) sheet.addRow(row.map(fitting)).commit();
      if (file.writableNeedDrain) await once(file, 'drain');
    },
    end: async () => {
      sheet.commit();
      await workbook.commit();
      if (!file.closed) await finished(file);
    },
    give: async () => {
      file.destroy();
    },
  };
};
