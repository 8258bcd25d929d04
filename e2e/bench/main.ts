import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlatform } from '@bidwright/tooling/platform';
import { seedPlatform } from '@bidwright/tooling/seed';
import { measureAdminLists } from './adminLists.ts';
import { measureBackup } from './backup.ts';
import { heavyIn, lineOf, measureFirstLoads } from './firstLoad.ts';
import { measureLibrary } from './library.ts';
import { memoryAtRest } from './memory.ts';
import { lateIn, measureMoves } from './moves.ts';
import { measurePanels } from './panels/panels.ts';
import { measurePeople } from './people.ts';
import { measureSamples } from './samples.ts';
import { measureScreens, slowOf } from './screens.ts';
import { measureSlowClients } from './slowClients.ts';
import { figures, untilTold } from './untilTold.ts';

/** Megabytes a service may hold at rest. */
const maxMemory = 120;

const data = join(import.meta.dirname, '../../.data/bench');

const fail = (faults: string[]) => {
  for (const one of faults) process.stderr.write(`${one}\n`);
  if (faults.length > 0) process.exitCode = 1;
};

/** The composed app beside a monolith, and what the services hold. */
const loads = async () => {
  execFileSync('rspack', ['build', '--config', join(import.meta.dirname, 'monolith/rspack.config.ts')], {
    stdio: 'inherit',
  });
  const options = { dataDir: join(data, 'platform'), demo: true };
  await rm(options.dataDir, { recursive: true, force: true });
  // Its first start publishes the modules, which is rare. What is measured has been started as on any other day.
  const first = await startPlatform({ ...options, build: true });
  await first.stop();
  const platform = await startPlatform(options);
  try {
    process.stdout.write('First load of the composed app beside a monolith of the same code\n');
    const rows = await measureFirstLoads(platform.address, join(data, 'monolith'), (row) =>
      process.stdout.write(`${lineOf(row)}\n`),
    );
    const moves = await measureMoves(platform.address);
    process.stdout.write(`Moves: loaded ${moves.loaded.toFixed(0)} ms, prefetched ${moves.prefetched.toFixed(0)} ms\n`);
    const memory = Object.entries(await memoryAtRest(platform));
    const told = memory.map(([service, megabytes]) => `${service} ${megabytes}`);
    process.stdout.write(`Megabytes at rest: ${told.join(', ')}\n`);
    fail([
      ...heavyIn(rows),
      ...lateIn(moves),
      ...memory
        .filter(([, megabytes]) => megabytes >= maxMemory)
        .map(([name]) => `${name} holds ${maxMemory} MB or more`),
    ]);
  } finally {
    await platform.stop();
  }
};

/** Pages of bids where there are very many. */
const screens = async () => {
  // Making so many takes minutes: they are kept for the next run.
  const many = { dataDir: join(data, 'many'), demo: true };
  if (!existsSync(many.dataDir))
    await seedPlatform({
      dataDir: many.dataDir,
      size: 'million',
      only: ['opportunities'],
      signal: new AbortController().signal,
    });
  const large = await startPlatform({ ...many, build: true, settings: { METRICS_PORT: String(figures) } });
  try {
    await untilTold(large, 'opportunities');
    const measured = await measureScreens(large.address);
    const told = Object.entries(measured).map(([name, value]) => `${name} ${value.toFixed(1)}`);
    process.stdout.write(`With 100,000 bids: ${told.join(', ')}\n`);
    fail(slowOf(measured));
  } finally {
    await large.stop();
  }
};

/** Somebody's slow clients beside other people's calls. */
const slow = async () => {
  const platform = await startPlatform({ dataDir: join(data, 'slow'), demo: true, build: true });
  try {
    fail(await measureSlowClients(platform.address));
  } finally {
    await platform.stop();
  }
};

const parts = {
  loads,
  slow,
  screens,
  library: async () => fail(await measureLibrary(data)),
  adminLists: async () => fail(await measureAdminLists(data)),
  people: async () => fail(await measurePeople(data)),
  typing: async () => fail(await measurePanels(data)),
  backup: async () => fail(await measureBackup(data)),
  samples: async () => fail(await measureSamples(join(data, 'samples'))),
};
const [only] = process.argv.slice(2);
if (only && !(only in parts)) fail([`There is no bench ${only}, but ${Object.keys(parts).join(', ')}`]);
for (const [name, measure] of Object.entries(parts)) if (!only || only === name) await measure();
