import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exec, which } from './exec.ts';
import { Fault } from './fault.ts';

const lists = '/var/lib/apt/lists';
const install = ['install', '--yes', '--no-install-recommends'];

export const hasApt = (): boolean => which('apt-get') !== undefined;

const run = async (args: string[], cwd?: string): Promise<string> => {
  const { code, output } = await exec('apt-get', ['--quiet', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    cwd,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code === 0) return output;
  const reasons = output.split('\n').filter((line) => line.startsWith('E: '));
  throw new Fault(`apt-get ${args.join(' ')} failed: ${reasons.join(' ') || output.trim().slice(-500)}`);
};

/** Images of containers come without package lists, and old lists name files that are gone. */
const withFreshLists = async <T>(work: () => Promise<T>, update: () => Promise<unknown>): Promise<T> => {
  const known = await readdir(lists).catch(() => []);
  if (known.some((name) => name.endsWith('_Packages') || name.endsWith('_Packages.lz4'))) {
    try {
      return await work();
    } catch {
      // Tried once more below, with new lists.
    }
  }
  await update();
  return work();
};

/** Installs Debian packages, as root. */
export const aptInstall = (...packages: string[]): Promise<string> =>
  withFreshLists(
    () => run([...install, ...packages]),
    () => run(['update']),
  );

/** Unpacks Debian packages, with those they need and the machine lacks, into a folder, without root. */
export const aptUnpack = async (folder: string, ...packages: string[]): Promise<void> => {
  const own = join(folder, 'apt');
  const ownLists = ['-o', `Dir::State::Lists=${own}/lists`, '-o', `Dir::Cache=${own}/cache`];
  let using: string[] = [];
  await mkdir(join(own, 'lists/partial'), { recursive: true });
  await mkdir(join(own, 'cache/archives/partial'), { recursive: true });
  await withFreshLists(
    async () => {
      const plan = await run([...using, '--simulate', ...install, ...packages]);
      const needed = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name ?? '');
      await run([...using, 'download', ...needed], own);
    },
    async () => {
      using = ownLists;
      await run([...using, 'update']);
    },
  );
  for (const file of (await readdir(own)).filter((name) => name.endsWith('.deb'))) {
    const { code, output } = await exec('dpkg', ['--extract', join(own, file), folder]);
    if (code !== 0) throw new Fault(`${file} could not be unpacked: ${output.trim()}`);
  }
  await rm(own, { recursive: true });
};
