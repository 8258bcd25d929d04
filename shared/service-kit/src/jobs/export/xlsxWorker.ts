import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { WorkbookWriter } from '@cj-tech-master/excelts';
import type { Cell } from './cell.ts';
import type { Told } from './xlsx.ts';

/** The longest text that a cell of a workbook holds; a longer one damages the file. */
const maxLength = 32_767;
const tooLong = '[too long for a spreadsheet: export it as CSV]';

const fitting = (cell: Cell): Cell => (typeof cell === 'string' && cell.length > maxLength ? tooLong : cell);

const { path, names }: { path: string; names: string[] } = workerData;
const file = createWriteStream(path, { mode: 0o600 });
const workbook = new WorkbookWriter({ stream: file, useStyles: false, useSharedStrings: false, trueStreaming: true });
const sheet = workbook.addWorksheet('Records');
// Texts are kept as texts, so that none becomes a formula.
sheet.addRow(names).commit();

const add = async (rows: Cell[][]) => {
  for (const row of rows) sheet.addRow(row.map(fitting)).commit();
  if (file.writableNeedDrain) await once(file, 'drain');
};

const end = async () => {
  sheet.commit();
  await workbook.commit();
  if (!file.closed) await finished(file);
};

parentPort?.on('message', async ({ rows }: Told) => {
  await (rows ? add(rows) : end());
  parentPort?.postMessage('written', []);
});
parentPort?.postMessage('ready', []);
