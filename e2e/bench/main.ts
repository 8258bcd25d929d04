import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlatform } from '@bidwright/tooling/platform';
import { seedPlatform } from '@bidwright/tooling/seed';
import { type FirstLoad, measureFirstLoads } from './firstLoad.ts';
import { memoryAtRest } from './memory.ts';
import { measureScreens, slowOf } from './screens.ts';

/** How many times the monolith's bytes the composed app may take. Times are for reading: a busy machine has its own. */
const most = 1.15;

/** Megabytes a service may hold at rest. */
const mostMemory = 120;

const data = join(import.meta.dirname, '../../.data/bench');

const line = ({ path, composed, monolith, bytes, time }: FirstLoad) =>
  [
    path.padEnd(24),
    `${(composed.bytes / 1000).toFixed(1)} of ${(monolith.bytes / 1000).toFixed(1)} kB: ${bytes.toFixed(3)}`,
    `${composed.requests} of ${monolith.requests} requests`,
    `${composed.time.toFixed(0)} of ${monolith.time.toFixed(0)} ms: ${time.toFixed(2)}`,
  ].join('   ');

const fail = (faults: string[]) => {
  for (const one of faults) process.stderr.write(`${one}\n`);
  if (faults.length > 0) process.exitCode = 1;
};

const options = { dataDir: join(data, 'platform'), demo: true };
await rm(options.dataDir, { recursive: true, force: true });
// Its first start publishes the modules, which is rare. What is measured has been started as on any other day.
const first = await startPlatform({ ...options, build: true });
await first.stop();
const platform = await startPlatform(options);
try {
  const rows = await measureFirstLoads(platform.address, join(data, 'monolith'));
  process.stdout.write('First load of the composed app beside a monolith of the same code\n');
  for (const row of rows) process.stdout.write(`${line(row)}\n`);
  const memory = Object.entries(await memoryAtRest(platform));
  const told = memory.map(([service, megabytes]) => `${service} ${megabytes}`);
  process.stdout.write(`Megabytes at rest: ${told.join(', ')}\n`);
  const heavy = [
    ...rows
      .filter(({ bytes }) => bytes > most)
      .map(({ path }) => `${path} takes more than ${most} times the monolith's bytes`),
    ...memory
      .filter(([, megabytes]) => megabytes >= mostMemory)
      .map(([name]) => `${name} holds ${mostMemory} MB or more`),
  ];
  fail(heavy);
} finally {
  await platform.stop();
}

// Making so many takes minutes: they are kept for the next run.
const many = { dataDir: join(data, 'many'), demo: true };
if (!existsSync(many.dataDir))
  await seedPlatform({
    dataDir: many.dataDir,
    size: 'million',
    only: ['opportunities'],
    signal: new AbortController().signal,
  });
const large = await startPlatform({ ...many, build: true });
try {
  const screens = await measureScreens(large.address);
  const told = Object.entries(screens).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  process.stdout.write(`With 100,000 bids: ${told.join(', ')}\n`);
  fail(slowOf(screens));
} finally {
  await large.stop();
}
