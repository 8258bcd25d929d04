import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a platform keeps in its folder and a restore brings. */
export const ownEntries = ['database', 'services', 'secrets.json', 'publish-tokens.json'];

/** Where a restore makes everything before it is moved to its place; on the same disk, so that a move takes no time. */
export const stagingIn = (dataDir: string): string => join(dataDir, 'restoring');

const mark = (staging: string) => join(staging, 'whole');

/** From here on the restore counts, whatever happens. */
export const markWhole = (staging: string): Promise<void> => writeFile(mark(staging), '', { flush: true });

/** Moves a restore that is whole to its place, also one that was cut off while it was moved; does nothing where there is none. */
export const finishMove = async (dataDir: string): Promise<void> => {
  const staging = stagingIn(dataDir);
  if (!existsSync(mark(staging))) return;
  const entries = (await readdir(staging)).filter((name) => join(staging, name) !== mark(staging));
  for (const name of entries) await rename(join(staging, name), join(dataDir, name));
  await rm(staging, { recursive: true });
};
