import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { renewPublished } from '@bidwright/tooling/published';
import { sourceVersions } from '@bidwright/tooling/versions';
import { mustBeFaultless } from './faults.ts';
import { allReminded } from './reminders.ts';

const root = join(import.meta.dirname, '..');
const kept = join(root, '.data/e2e/demo');
const madeOfFile = join(kept, 'made-of');

const report = () => {};

/** The demo's days count from the day on which it was loaded. */
const madeOf = () => {
  const rooms = globSync(['shell', 'mf-*', 'services/*', 'shared/tooling'], { cwd: root }).sort();
  const versionOf = sourceVersions();
  return `${rooms.map((room) => `${room} ${versionOf(join(root, room))}`).join(', ')} on ${new Date().toDateString()}`;
};

/**
 * What a platform leaves behind that was started with the demo from an empty folder: made once for its sources and the day. Nobody has
 * reminders to come any more, which would ring between what a test does.
 */
const demoFolder = async (): Promise<string> => {
  const wanted = madeOf();
  const dataDir = join(kept, 'data');
  if ((await readFile(madeOfFile, 'utf8').catch(() => '')) === wanted) return dataDir;
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  const platform = await startPlatform({ dataDir, demo: true, build: true, report });
  await allReminded(platform).finally(() => platform.stop());
  mustBeFaultless(dataDir);
  await writeFile(madeOfFile, wanted);
  return dataDir;
};

/** Leaves in a folder what a platform with the demo does that was stopped, and nothing else. */
export const fillWithDemo = async (dataDir: string): Promise<void> => {
  const demo = await demoFolder();
  await rm(dataDir, { recursive: true, force: true });
  await cp(demo, dataDir, { recursive: true });
  await renewPublished(dataDir, dataDir);
};

/** Starts a platform with the demo in a folder of its own, which is emptied first; `settings` are its services'. */
export const startDemo = async (dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<Platform> => {
  await fillWithDemo(dataDir);
  return startPlatform({ dataDir, demo: true, build: true, settings, report });
};
