import { createInterface } from 'node:readline';
import { cellOf } from './cell.ts';
import { writeCsv } from './csv.ts';
import type { SheetWriter } from './writer.ts';

/** Rows that go to the disk together. */
const batch = 200;

/** The head of a file that begins, or a row of the one that began last. */
type Line = { path: string; names: string[] } | unknown[];

let writer: SheetWriter | undefined;
let rows: unknown[][] = [];

const flush = async () => {
  await writer?.add(rows.map((row) => row.map(cellOf)));
  rows = [];
};

const end = async () => {
  await flush();
  await writer?.end();
};

/** Writes tables for whoever reads them, as lines of JSON on the input: files like those that people export. */
for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const line: Line = JSON.parse(text);
  if (Array.isArray(line)) {
    rows.push(line);
    if (rows.length === batch) await flush();
  } else {
    await end();
    writer = await writeCsv(line.path, line.names);
  }
}
await end();
