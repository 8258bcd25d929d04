import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { whereOf } from '../database/url.ts';
import { type Build, keep } from '../publish/publish.ts';
import { call } from '../publish/registry.ts';
import { moduleNames, moduleRoom, sampleModules, shellName, shellRoom } from '../rooms.ts';
import { step } from '../say.ts';
import type { PlatformDatabase } from './database.ts';
import { installation } from './secrets.ts';

/** Builds the shell and the modules whose sources changed since they were built. */
export const buildPlatform = (signal?: AbortSignal): Promise<void> => {
  const versionOf = sourceVersions();
  const rooms = [shellRoom, ...moduleNames().map(moduleRoom)];
  return buildAll(
    rooms.map((room) => ({ room, version: versionOf(room) })),
    signal,
  );
};

/** A platform as far as builds are published to it. */
export interface Publishing {
  /** The front door's own address, on this machine. */
  address: string;
  dataDir: string;
  database: PlatformDatabase;
  /** What the module's team publishes with. */
  publishToken(module: string): string;
}

type Published = Record<string, string>;

const memory = ({ dataDir }: Publishing) => join(dataDir, 'published.json');

const recall = async (platform: Publishing): Promise<Published> => {
  try {
    return JSON.parse(await readFile(memory(platform), 'utf8'));
  } catch {
    return {};
  }
};

/** A build that this platform was not given before; `known` is how that is remembered. */
interface Waiting extends Build {
  version: string;
  known: string;
}

const waitingFor = async (platform: Publishing, published: Published): Promise<Waiting[]> => {
  const rooms = [[shellName, shellRoom] as const, ...moduleNames().map((name) => [name, moduleRoom(name)] as const)];
  const builds = rooms.map(async ([module, room]) => {
    const dist = join(room, 'dist');
    const version = await readFile(join(dist, '.version'), 'utf8');
    // Another database has another registry, which knows nothing yet.
    return { module, dist, version, known: `${version} in ${whereOf(platform.database.login)}` };
  });
  return (await Promise.all(builds)).filter(({ module, known }) => published[module] !== known);
};

/** Those of some modules that a start switches on: samples only in the demo, whoever switched them on elsewhere. */
export const switchedOn = <Module extends { module: string }>(modules: readonly Module[], demo: boolean): Module[] =>
  modules.filter(({ module }) => demo || !sampleModules.has(module));

/**
 * Publishes builds that were not published from here before, and switches all of them on at once, because some may need others
 * that are as new. One that was is left alone: somebody may have switched the module to another version since.
 */
export const publishModules = async (platform: Publishing, demo: boolean): Promise<void> => {
  const published = await recall(platform);
  const waiting = await waitingFor(platform, published);
  if (waiting.length === 0) return;
  const { address, publishToken } = platform;
  for (const build of waiting) {
    const others = waiting.filter(({ module }) => module !== build.module);
    const registry = { address, token: publishToken(build.module) };
    await step(`Publishing ${build.module} ${build.version}`, () => keep(registry, build, others));
  }
  const on = switchedOn(waiting, demo);
  const token = [...on.map(({ module }) => module), installation].map(publishToken).join(',');
  const changes = on.map(({ module, version }) => ({ name: module, version }));
  // Who starts from sources gets what they say, also where a browser would find a fault, and at once.
  const unproven = 'Built from the sources on this machine';
  if (on.length > 0) await call({ address, token }, 'what was built', 'activate', { changes, unproven });
  for (const { module, known } of waiting) published[module] = known;
  await writeFile(memory(platform), JSON.stringify(published, undefined, 2));
};
