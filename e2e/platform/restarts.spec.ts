import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Kept, Page } from '@bidwright/contract-kit';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { turns } from '@bidwright/tooling/deep';
import type { Platform } from '@bidwright/tooling/platform';
import { expect, test } from '../fixtures.ts';
import { type Caller, caller } from './caller.ts';

/** How often each service is killed and restarted. */
const kills = Number(process.env.KILLS ?? turns(1, 50));
const restarts = Number(process.env.RESTARTS ?? turns(1, 20));

/** How long the platform runs before each kill: with none, one falls into the start after the one before. */
const restMs = Number(process.env.REST_MS ?? 0);

const writesEveryMs = 100;

/** As many calls as a browser makes at once: a machine that cannot bear ten writes a second is not asked for more. */
const maxOpen = 6;

/** Ten writes a second, whatever becomes of those before. */
const writeOn = ({ post }: Caller, name: string) => {
  const acknowledged: string[] = [];
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  const stopping = new AbortController();
  const write = async (n: number) => {
    const record = sampleOpportunity({ solicitationName: `${name} ${n}`, solicitationNumber: `${name} ${n}` });
    try {
      const answer = await post('/api/opportunities/create', { col: 'opportunities', ...record });
      const body = await answer.json();
      if (answer.ok) acknowledged.push(body.data);
      else failed.push(`${answer.status} ${JSON.stringify(body)}`);
    } catch (error) {
      failed.push(error instanceof Error ? `${error.message} ${error.cause}` : String(error));
    }
  };
  const done = (async () => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const one = write(n);
      open.add(one);
      void one.then(() => open.delete(one));
      await after(writesEveryMs);
      if (open.size >= maxOpen) await Promise.race(open);
    }
    await Promise.all(open);
  })();
  return {
    acknowledged,
    failed,
    stop: () => {
      stopping.abort();
      return done;
    },
  };
};

const keptIds = async ({ post }: Caller, name: string): Promise<Set<string>> => {
  const ids = new Set<string>();
  let next: string | null = null;
  do {
    const answer = await post('/api/opportunities/query', {
      col: 'opportunities',
      search: name,
      limit: 200,
      after: next,
    });
    const page: Page<Kept> = await answer.json();
    for (const { id } of page.data) ids.add(id);
    next = page.next;
  } while (next);
  return ids;
};

const lostOf = async (by: Caller, name: string, acknowledged: string[]) => {
  const kept = await keptIds(by, name);
  return acknowledged.filter((id) => !kept.has(id));
};

/** Milliseconds until the service answers a call through the front door again. */
const untilBack = async ({ get }: Caller, service: string): Promise<number> => {
  const since = performance.now();
  for (;;) {
    const answer = await get(`/api/${service}/openapi.json`).catch(() => undefined);
    if (answer?.ok) return performance.now() - since;
    await after(20);
  }
};

const kill = (platform: Platform, name: string) => {
  const { pid } = platform.service(name);
  if (!pid) throw new Error(`${name} is not running`);
  process.kill(pid, 'SIGKILL');
};

const eachInTurn = (platform: Platform, times: number) =>
  Array.from({ length: times }, () => platform.serviceNames).flat();

test('a service that is restarted, the front door too, fails no request', async ({ platform }) => {
  test.setTimeout(900_000 + restarts * 60_000);
  const by = await caller(platform.address);
  const writer = writeOn(by, 'Restarted');
  for (const name of eachInTurn(platform, restarts)) {
    await platform.service(name).restart();
    await after(300);
  }
  await writer.stop();
  expect(writer.failed).toEqual([]);
  expect(writer.acknowledged.length).toBeGreaterThan(10);
  expect(await lostOf(by, 'Restarted', writer.acknowledged)).toEqual([]);
  const log = await readFile(join(platform.dataDir, 'logs/shell.log'), 'utf8');
  expect(log.split('\n').filter((line) => line.includes('Warning:'))).toEqual([]);
});

test('a service that is killed is back by itself, and no acknowledged write is lost', async ({ platform }) => {
  test.setTimeout(900_000 + kills * (120_000 + 6 * restMs));
  const by = await caller(platform.address);
  const writer = writeOn(by, 'Killed');
  const times: Record<string, number[]> = {};
  for (const name of eachInTurn(platform, kills)) {
    await after(restMs + 200 + 400 * Math.random());
    kill(platform, name);
    (times[name] ??= []).push(Math.round(await untilBack(by, name)));
  }
  await writer.stop();
  const all = Object.values(times)
    .flat()
    .sort((a, b) => a - b);
  const at = (share: number) => all[Math.ceil(share * all.length) - 1] ?? 0;
  const { acknowledged, failed } = writer;
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(times) });
  process.stdout.write(
    `${all.length} kills: back after p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms; ${acknowledged.length} writes acknowledged, ${failed.length} not\n`,
  );
  expect(await lostOf(by, 'Killed', acknowledged)).toEqual([]);
  expect(at(1)).toBeLessThan(30_000);
});
