import { randomBytes } from 'node:crypto';
import { connect, signToken } from '@bidwright/service-kit';
import { callsOf, person } from '@bidwright/service-kit/testing';
import { service } from '../src/service.ts';
import { filledDatabase } from './fill.ts';
import { answersPerSecond } from './load.ts';
import { startServer } from './server.ts';

/** Seconds of one turn, and turns of each server; they alternate, so that both meet the same noise. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const turns = Number(process.env.BENCH_TURNS ?? 4);

/** The part of a bare server's answers a second that the service must reach. */
const least = 0.5;

const key = randomBytes(32).toString('hex');
const body = JSON.stringify({ col: 'opportunities', limit: 50 });
const path = '/api/opportunities/query';

/** A token lives a minute, so each turn gets a new one. */
const authorization = () => `Bearer ${signToken(person('Admin'), 'opportunities', key)}`;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The statement that the service sends for the same list. */
const statementOf = async (url: string) => {
  const seen: unknown[] = [];
  const db = connect(url, (sql, parameters) => seen.push({ sql, parameters }));
  await callsOf(service)(db, person('Admin'), 'query', JSON.parse(body));
  await db.destroy();
  return JSON.stringify(seen[0]);
};

const DATABASE_URL = await filledDatabase();
const STATEMENT = await statementOf(DATABASE_URL);
const ours = await startServer('../src/main.ts', '/readyz', { DATABASE_URL, INTERNAL_KEY: key, DEMO: '' });
const bare = await startServer('bare.ts', '/', { DATABASE_URL, STATEMENT });

const memoryAtRest = await ours.memory();
const turn = async (url: string) =>
  answersPerSecond(
    { url, body, headers: { 'content-type': 'application/json', authorization: authorization() } },
    seconds,
  );

const rounds: [ours: number, bare: number][] = [];
await turn(ours.url + path);
await turn(bare.url);
for (let round = 0; round < turns; round += 1) rounds.push([await turn(ours.url + path), await turn(bare.url)]);
const memoryUnderLoad = await ours.memory();
await Promise.all([ours.stop(), bare.stop()]);

const ratio = median(rounds.map(([one, other]) => one / other));
process.stdout.write(`A list of 50 rows out of 10,000, beside a bare server with the same rows
${ratio.toFixed(3)} of the bare server: ${Math.round(median(rounds.map(([one]) => one)))} of ${Math.round(median(rounds.map(([, other]) => other)))} answers a second
Megabytes: ${memoryAtRest} before the load, ${memoryUnderLoad} right after it
`);
if (ratio < least) {
  process.stderr.write(`Less than ${least} of the bare server\n`);
  process.exitCode = 1;
}
