import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { SearchAnswer } from '@bidwright/contract-rfp-library';
import { sampleContent } from '@bidwright/contract-rfp-library';
import { connect, type Database } from '@bidwright/service-kit';
import { quantile as at, milliseconds } from '@bidwright/service-kit/testing';
import startDatabase from '@bidwright/tooling/jest/startDatabase';
import stopDatabase from '@bidwright/tooling/jest/stopDatabase';
import { filledDatabase } from './fill.ts';
import { seconds } from './measure.ts';
import { type Query, queries } from './queries.ts';
import { rivals } from './rivals.ts';
import { type Service, startService } from './server.ts';

/** Entries that are searched, and how often each search is made. */
const rows = Number(process.env.BENCH_ROWS ?? 100_000);
const turns = Number(process.env.BENCH_TURNS ?? 9);
/** A library that is there already, such as that of `npm run seed`. It is not compared with InnoDB's own index. */
const ready = process.env.BENCH_DATABASE_URL;
/** Results as a page of them shows at first. */
const screenful = 50;
/** The longest that ninety-five of a hundred searches for a screenful may take, in milliseconds, whatever the size. */
const most = 100;
/** Without InnoDB's own index, which takes longer to make and to ask than everything else here. */
const alone = process.env.BENCH_ALONE === '1';

const say = (line: string) => process.stdout.write(`${line}\n`);
const shown = (ms: number) => (Number.isFinite(ms) ? ms.toFixed(ms < 10 ? 1 : 0) : 'never').padStart(8);

const search = async (service: Service, filters: object): Promise<SearchAnswer> =>
  JSON.parse(await service.call('test', filters)).data;

/** Waits for the whole index, and sees how long the service takes to answer others meanwhile. */
const untilIndexed = async (service: Service) => {
  const pauses: number[] = [];
  while ((await search(service, { proposalYear: 1 })).indexing) {
    for (let n = 0; n < 10; n += 1) {
      pauses.push(await milliseconds(service.alive));
      await after(50);
    }
  }
  return pauses;
};

const sampleOf = async (service: Service) => {
  const [entry] = (await search(service, { proposalYear: 2024 })).response;
  const words = entry?.rfpContent.match(/(?<=name ).*(?=\.)/)?.[0].split(', ') ?? [];
  return {
    team: entry?.teamArray[0] ?? '',
    status: entry?.oppStatus?.id ?? '',
    word: words[3] ?? '',
    rare: words.toSorted((a, b) => b.length - a.length)[0] ?? '',
  };
};

/** A rival that needs longer than its server allows never answers. */
const rival = async (db: Database, act: ((db: Database) => Promise<void>) | undefined) =>
  act ? milliseconds(() => act(db)).catch(() => Number.POSITIVE_INFINITY) : Number.NaN;

const compare = async (service: Service, db: Database, query: Query) => {
  const { numberOfResults } = await search(service, query.filters);
  const ours: number[] = [];
  const whole: number[] = [];
  for (let n = 0; n < turns; n += 1) {
    ours.push(await milliseconds(() => service.call('test', { ...query.filters, limit: screenful })));
    whole.push(await milliseconds(() => service.call('test', query.filters)));
  }
  const half = at(0.5, ours);
  const others = [];
  for (const [name, act] of Object.entries(ready || alone ? {} : rivals(query))) {
    const took = await rival(db, act);
    if (!Number.isNaN(took)) others.push(`${name} ${shown(took)} ms, ${(took / half).toFixed(1)} times`);
  }
  say(
    `${query.name.padEnd(24)} ${String(numberOfResults).padStart(8)} ${shown(half)} ms, all ${shown(at(0.5, whole))} ms   ${others.join('   ')}`,
  );
  return { ours, whole };
};

/** From the answer to a save until a search has answered with it. */
const savedFound = async (service: Service) => {
  const waits: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const word = `unheard${Date.now()}x${n}`;
    await service.call('create', { col: 'rfpContent', ...sampleContent({ rfpContent: `An ${word} of word` }) });
    let found = 0;
    const wait = await milliseconds(async () => {
      found = (await search(service, { searchWords: word })).numberOfResults;
    });
    if (found !== 1) throw new Error(`${word} was saved, and the next search found ${found}`);
    waits.push(wait);
  }
  return waits;
};

const filled = async (): Promise<string> => {
  if (ready) return ready;
  const { url, loading, indexing, megabytes } = await filledDatabase(rows, !alone);
  say(`${rows} entries: loaded in ${loading} s, all tables ${megabytes} MB`);
  if (indexing) say(`InnoDB's full-text index in ${indexing} s`);
  return url;
};

const run = async (folder: string) => {
  const url = await filled();
  const service = await startService(url, folder);
  const db = connect(url);
  try {
    let pauses: number[] = [];
    const built = await seconds(async () => {
      pauses = await untilIndexed(service);
    });
    const size = globSync(join(folder, 'search/*')).reduce((sum, file) => sum + statSync(file).size, 0);
    say(
      `Our index in ${built} s, ${Math.round(size / 1e6)} MB; meanwhile /livez p95 ${shown(at(0.95, pauses)).trim()} ms`,
    );
    const times: number[] = [];
    const wholes: number[] = [];
    for (const query of queries(await sampleOf(service))) {
      const { ours, whole } = await compare(service, db, query);
      times.push(...ours);
      wholes.push(...whole);
    }
    const waits = await savedFound(service);
    const [half, almost] = [at(0.5, times), at(0.95, times)];
    say(`All searches, ${screenful} results: p50 ${shown(half).trim()} ms, p95 ${shown(almost).trim()} ms`);
    say(
      `With the first thousand results: p50 ${shown(at(0.5, wholes)).trim()} ms, p95 ${shown(at(0.95, wholes)).trim()} ms`,
    );
    say(
      `A saved entry is found by the next search, which took p50 ${shown(at(0.5, waits)).trim()} ms, p95 ${shown(at(0.95, waits)).trim()} ms`,
    );
    if (almost > most) {
      process.stderr.write(`The 95th of a hundred searches may take ${most} ms\n`);
      process.exitCode = 1;
    }
  } finally {
    await Promise.all([service.stop(), db.destroy()]);
  }
};

const folder = mkdtempSync(join(tmpdir(), 'library-bench-'));
await startDatabase();
try {
  await run(folder);
} finally {
  await stopDatabase();
  rmSync(folder, { recursive: true });
}
