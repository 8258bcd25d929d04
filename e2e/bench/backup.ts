import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPlatform } from '@bidwright/tooling/platform';
import { seedPlatform } from '@bidwright/tooling/seed';
import { afterSeconds, cookieOf, feel } from './feel.ts';
import { figures, untilTold } from './untilTold.ts';

/** Seconds that a firm's backup and its restore may take. */
const maxSeconds = { backup: 60, restore: 120 };
/** Milliseconds that a call may take while the backup is made. */
const maxMs = 500;

/** People who work, not a machine that is driven: between the calls of each. */
const pace = { pauseMs: 200 };

const root = join(import.meta.dirname, '../..');

/** Runs a command as who keeps the platform does; answers its seconds. */
const command = async (name: string, args: string[], dataDir: string): Promise<number> => {
  const since = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  await promisify(execFile)('node', [join(root, `shared/tooling/bin/${name}.mjs`), ...args], { cwd: root, env });
  return (performance.now() - since) / 1000;
};

/** What a person feels while a backup of a firm is made, and how long it and its restore take; answers what is over. */
export const measureBackup = async (data: string): Promise<string[]> => {
  const dataDir = join(data, 'backup-firm');
  const [into, elsewhere] = [join(data, 'backups'), join(data, 'restored')];
  if (!existsSync(dataDir)) await seedPlatform({ dataDir, size: 'firm', signal: new AbortController().signal });
  for (const folder of [into, elsewhere]) await rm(folder, { recursive: true, force: true });
  const settings = { METRICS_PORT: String(figures) };
  const platform = await startPlatform({ dataDir, demo: true, build: true, settings });
  try {
    // A firm that was just made tells all of itself once, which no firm does that works.
    await Promise.all(platform.serviceNames.map((name) => untilTold(platform, name)));
    const cookie = await cookieOf(platform.address, 'lead');
    await feel(platform.address, cookie, afterSeconds(15), pace);
    const atRest = await feel(platform.address, cookie, afterSeconds(30), pace);
    let isOver = false;
    const [felt, backup] = await Promise.all([
      feel(platform.address, cookie, () => isOver, pace),
      command('backup', ['--to', into], dataDir).finally(() => {
        isOver = true;
      }),
    ]);
    process.stdout.write(
      `Backup of a firm in ${backup.toFixed(0)} s; the longest call meanwhile ${felt.longest.toFixed(0)} ms (p99 ${felt.p99.toFixed(0)}), at rest ${atRest.longest.toFixed(0)} ms (p99 ${atRest.p99.toFixed(0)})\n`,
    );
    const [made = ''] = await readdir(into);
    const restore = await command('restore', [join(into, made)], elsewhere);
    process.stdout.write(`Its restore in ${restore.toFixed(0)} s\n`);
    return [
      ...(backup <= maxSeconds.backup ? [] : [`A backup may take ${maxSeconds.backup} s`]),
      ...(restore <= maxSeconds.restore ? [] : [`A restore may take ${maxSeconds.restore} s`]),
      ...(felt.longest <= maxMs ? [] : [`A call took ${felt.longest.toFixed(0)} ms while a backup was made`]),
      ...(felt.failed === 0 ? [] : [`${felt.failed} calls failed while a backup was made`]),
    ];
  } finally {
    await platform.stop();
  }
};
