import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { whereOf } from '../database/url.ts';
import { publish } from '../publish/publish.ts';
import { moduleNames, moduleRoom, shellRoom } from '../rooms.ts';
import { step } from '../say.ts';
import type { Platform } from './platform.ts';

/** Builds the shell and the modules whose sources changed since they were built. */
export const buildPlatform = (signal?: AbortSignal): Promise<void> => {
  const versionOf = sourceVersions();
  const rooms = [shellRoom, ...moduleNames().map(moduleRoom)];
  return buildAll(
    rooms.map((room) => ({ room, version: versionOf(room) })),
    signal,
  );
};

type Published = Record<string, string>;

const memory = ({ dataDir }: Platform) => join(dataDir, 'published.json');

const recall = async (platform: Platform): Promise<Published> => {
  try {
    return JSON.parse(await readFile(memory(platform), 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Publishes builds that were not published from here before. One that was is left alone: somebody may have switched the module
 * to another version since.
 */
export const publishModules = async (platform: Platform): Promise<void> => {
  const published = await recall(platform);
  for (const module of moduleNames()) {
    const dist = join(moduleRoom(module), 'dist');
    const version = await readFile(join(dist, '.version'), 'utf8');
    // Another database has another registry, which knows nothing yet.
    const known = `${version} in ${whereOf(platform.database.login)}`;
    if (published[module] === known) continue;
    const registry = { address: platform.address, token: platform.publishToken(module) };
    await step(`Publishing ${module} ${version}`, () => publish(registry, module, dist));
    published[module] = known;
    await writeFile(memory(platform), JSON.stringify(published, undefined, 2));
  }
};
