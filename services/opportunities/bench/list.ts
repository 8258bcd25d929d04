import { randomBytes } from 'node:crypto';
import { connect, signToken } from '@bidwright/service-kit';
import { callsOf, person, resourcesOf } from '@bidwright/service-kit/testing';
import { service } from '../src/service.ts';
import { filledDatabase } from './fill.ts';
import { answersPerSecond } from './load.ts';
import { startServer } from './server.ts';

/** Seconds of one turn, and turns of each server; they alternate, so that both meet the same noise. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const turns = Number(process.env.BENCH_TURNS ?? 4);

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
  await callsOf(resourcesOf(service))(db, person('Admin'), 'query', JSON.parse(body));
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

process.stdout.write(
  `${JSON.stringify({
    ratio: Number(median(rounds.map(([one, other]) => one / other)).toFixed(3)),
    answersPerSecond: Math.round(median(rounds.map(([one]) => one))),
    bareAnswersPerSecond: Math.round(median(rounds.map(([, other]) => other))),
    memoryAtRest,
    memoryUnderLoad,
  })}\n`,
);
