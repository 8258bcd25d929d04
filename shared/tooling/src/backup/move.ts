import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a platform keeps in its folder and a restore brings. */
export const ownEntries = ['database', 'services', 'deployed', 'secrets.json', 'publish-tokens.json'];

/** Where a restore or an upgrade makes everything before it is moved to its place; on the same disk, so that a move takes no time. */
export const stagingIn = (dataDir: string): string => join(dataDir, 'coming');

/** Where an archive is unpacked for a restore. */
export const unpackingIn = (dataDir: string): string => join(dataDir, 'unpacking');

const whole = 'whole';
/** What stood where something else is moved to; it goes with the staging. */
const replaced = 'replaced';

/** From here on what was made counts, whatever happens. */
export const markWhole = (staging: string): Promise<void> => writeFile(join(staging, whole), '', { flush: true });

const place = async (staging: string, dataDir: string, name: string): Promise<void> => {
  const target = join(dataDir, name);
  if (existsSync(target)) {
    await mkdir(join(staging, replaced), { recursive: true, mode: 0o700 });
    await rename(target, join(staging, replaced, name));
  }
  await rename(join(staging, name), target);
};

/**
 * Moves what is whole to its place, also where a move was cut off, and removes what was cut short before it was. Only for who holds
 * the folder, before it unpacks anything.
 */
export const finishMove = async (dataDir: string): Promise<void> => {
  const staging = stagingIn(dataDir);
  if (existsSync(join(staging, whole))) {
    const entries = (await readdir(staging)).filter((name) => ![whole, replaced].includes(name));
    for (const name of entries) await place(staging, dataDir, name);
  }
  await rm(staging, { recursive: true, force: true });
  await rm(unpackingIn(dataDir), { recursive: true, force: true });
};
