import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlatform } from '@bidwright/tooling/platform';
import { type FirstLoad, measureFirstLoads } from './firstLoad.ts';

/** How many times the monolith's bytes the composed app may take. Times are for reading: a busy machine has its own. */
const most = 1.15;

const data = join(import.meta.dirname, '../../.data/bench');

const line = ({ path, composed, monolith, bytes, time }: FirstLoad) =>
  [
    path.padEnd(24),
    `${(composed.bytes / 1000).toFixed(1)} of ${(monolith.bytes / 1000).toFixed(1)} kB: ${bytes.toFixed(3)}`,
    `${composed.requests} of ${monolith.requests} requests`,
    `${composed.time.toFixed(0)} of ${monolith.time.toFixed(0)} ms: ${time.toFixed(2)}`,
  ].join('   ');

await rm(join(data, 'platform'), { recursive: true, force: true });
const platform = await startPlatform({ dataDir: join(data, 'platform'), demo: true, build: true });
try {
  const rows = await measureFirstLoads(platform.address, join(data, 'monolith'));
  process.stdout.write('First load of the composed app beside a monolith of the same code\n');
  for (const row of rows) process.stdout.write(`${line(row)}\n`);
  const heavy = rows.filter(({ bytes }) => bytes > most).map(({ path }) => path);
  if (heavy.length > 0) {
    process.stderr.write(`More than ${most} times the monolith's bytes: ${heavy.join(', ')}\n`);
    process.exitCode = 1;
  }
} finally {
  await platform.stop();
}
