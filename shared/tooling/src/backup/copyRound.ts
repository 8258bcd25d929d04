import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOne, hashOf, ignoreMissing, keptFiles, shareOne } from './files.ts';

/** An earlier backup whose files need not be stored again. */
interface Before {
  folder: string;
  files: Record<string, string>;
}

/** Where the files of a data folder stand in a backup. */
const placeOf = (file: string): string => `files/${file}`;

/** Copies the files of a data folder into a backup; each further round takes what came or changed since. */
export const copyRound = (dataDir: string, folder: string, before: Before | undefined, signal: AbortSignal) => {
  const copied = new Map<string, { state: string; hash: string }>();

  /** Shares the copy of the backup before, if it is what stands here and still what was written. */
  const share = async (file: string, to: string): Promise<string | undefined> => {
    const hash = before?.files[placeOf(file)];
    if (!before || !hash || (await hashOf(join(dataDir, file))) !== hash) return undefined;
    const isShared = await shareOne(join(before.folder, placeOf(file)), to);
    return isShared && (await hashOf(to)) === hash ? hash : undefined;
  };

  const copy = async (file: string, to: string): Promise<string> => {
    await rm(to, { force: true });
    await copyOne(join(dataDir, file), to);
    return hashOf(to);
  };

  const keep = async (file: string): Promise<void> => {
    const { size, mtimeMs } = await stat(join(dataDir, file));
    const state = `${size} ${mtimeMs}`;
    if (copied.get(file)?.state === state) return;
    const to = join(folder, placeOf(file));
    copied.set(file, { state, hash: (await share(file, to)) ?? (await copy(file, to)) });
  };

  return {
    copy: async (): Promise<void> => {
      for (const file of await keptFiles(dataDir)) {
        signal.throwIfAborted();
        await keep(file).catch(ignoreMissing);
      }
    },
    /** SHA-256 of what was copied, by its path in the backup. */
    hashes: () => Object.fromEntries([...copied].map(([file, { hash }]) => [placeOf(file), hash])),
  };
};
