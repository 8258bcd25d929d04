import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportFormat } from '@bidwright/contract-kit';
import type { Cell } from './cell.ts';
import { writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';

const writers = { csv: writeCsv, xlsx: writeXlsx };

/** A few rows as the bytes of a file that spreadsheets open. No text in it is run as a formula. */
export const sheetOf = async (format: ExportFormat, names: string[], rows: Cell[][]): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  try {
    const path = join(folder, 'sheet');
    const writer = await writers[format](path, names);
    await writer.add(rows);
    await writer.end();
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
