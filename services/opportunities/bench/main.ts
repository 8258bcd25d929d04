import startDatabase from '@bidwright/tooling/jest/startDatabase';
import stopDatabase from '@bidwright/tooling/jest/stopDatabase';
import { beside } from './beside.ts';
import { throughTheDoor } from './door/door.ts';
import { twoBesideOne } from './door/instances.ts';
import { filledDatabase, firmDatabase } from './fill.ts';
import { importing } from './importing.ts';
import { keyset } from './keyset.ts';
import { pacing } from './paces.ts';
import { readingTimes } from './reading.ts';
import { slowestReport } from './reports.ts';
import { writing } from './write.ts';

const rows = Number(process.env.BENCH_ROWS ?? 100_000);

/** The part of a bare server's answers a second that the service must reach. */
const min = 0.6;
/** What page 1,000 may cost, as a multiple of page 1. */
const max = 1.2;
/** The longest that ninety-five of a hundred creates may take, in milliseconds. */
const maxMs = 30;

/** The longest that ninety-five of a hundred bids' pages may wait for what bids usually take, in milliseconds. */
const maxPaceMs = 100;

/** The longest that a report may take on the data of a firm of 2,000 people, in milliseconds. */
const maxReportMs = 500;
/** What an import may take until its rows are written, in seconds, and the most statements of a row, tried and written. */
const maxImport = { seconds: 60, ofRow: 3 };

/** The longest that 300 pages may take until their requirements are kept, in seconds, and lists of others meanwhile, in milliseconds. */
const maxReading = { seconds: 30, othersMs: 300 };

const complain = (text: string) => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

/** The service alone, and what it works out. */
const alone = async () => {
  const url = await filledDatabase(rows);
  process.stdout.write(`Out of ${rows} opportunities with their change logs:\n`);
  for (const [name, ratio] of Object.entries(await beside(url)))
    if (!(ratio >= min)) complain(`${name}: less than ${min} of the bare server`);
  const multiple = await keyset(url);
  if (!(multiple <= max)) complain(`Page 1,000 costs more than ${max} times page 1`);
  if (!((await writing(url)) <= maxMs)) complain(`The 95th of a hundred creates may take ${maxMs} ms`);
  if (!((await pacing(url)) <= maxPaceMs)) complain(`Paces may take ${maxPaceMs} ms`);
  if (!((await slowestReport(await firmDatabase())) <= maxReportMs)) complain(`A report may take ${maxReportMs} ms`);
};

/** A firm's tracker comes in. */
const imports = async () => {
  const { seconds, statements } = await importing(await firmDatabase());
  if (!(seconds <= maxImport.seconds)) complain(`An import may take ${maxImport.seconds} s`);
  if (!(statements <= maxImport.ofRow)) complain(`A row of an import may ask ${maxImport.ofRow} statements`);
};

/** The whole way, as people have it. */
const door = async () => {
  for (const fault of await throughTheDoor(await filledDatabase(rows))) complain(fault);
};

/** More machines carry more. */
const instances = async () => {
  for (const fault of await twoBesideOne(await filledDatabase(rows))) complain(fault);
};

/** A solicitation is read while others work. */
const reading = async () => {
  const { seconds, p95 } = await readingTimes(await firmDatabase());
  if (!(seconds <= maxReading.seconds)) complain(`A solicitation may take ${maxReading.seconds} s`);
  if (!(p95 <= maxReading.othersMs)) complain(`Lists of others may take ${maxReading.othersMs} ms meanwhile`);
};

const parts = { alone, imports, door, instances, reading };
const [only] = process.argv.slice(2);

await startDatabase();
try {
  for (const [name, measure] of Object.entries(parts)) if (!only || only === name) await measure();
} finally {
  await stopDatabase();
}
