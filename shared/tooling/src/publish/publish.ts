import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { untilProven } from './proving.ts';
import { call, type Registry } from './registry.ts';

/** What others of a release must know of a version to fit it. */
interface Companion {
  version: string;
  file: { name: string };
  uses?: unknown;
  asks?: unknown;
  requires?: unknown;
  provides?: unknown;
}

/** What a build says of itself in publication.json; the registry checks the rest of it. */
interface Publication extends Companion {
  hashes: Record<string, string>;
}

/** A build to publish: `room` is the module's word, `dist` where the build stands. */
export interface Build {
  module: string;
  dist: string;
}

const read = async (dist: string): Promise<Publication> =>
  JSON.parse(await readFile(join(dist, 'publication.json'), 'utf8'));

const companionOf = ({ version, file, uses, asks, requires, provides }: Publication): Companion => ({
  version,
  file,
  uses,
  asks,
  requires,
  provides,
});

const filesOf = (dist: string, { hashes }: Publication) =>
  Promise.all(Object.keys(hashes).map(async (path) => ({ path, content: await readFile(join(dist, path), 'base64') })));

/** The source maps that a build left beside its files. */
const mapsOf = async (dist: string, { hashes }: Publication) => {
  const maps = await Promise.all(
    Object.keys(hashes).map(async (path) => {
      const map = await readFile(join(dist, `${path}.map`), 'utf8').catch(() => undefined);
      return map ? [[path, JSON.parse(map)] as const] : [];
    }),
  );
  return Object.fromEntries(maps.flat());
};

/** A build as the registry takes it. */
export const packed = async (dist: string) => {
  const publication = await read(dist);
  return { ...publication, files: await filesOf(dist, publication) };
};

/**
 * Hands a build to the registry, which checks it and keeps it for ever; nobody sees it yet. Answers its version. What it needs may
 * stand in other builds that will be switched on together with it.
 */
export const keep = async (registry: Registry, { module, dist }: Build, others: Build[] = []): Promise<string> => {
  const publication = await packed(dist);
  const alongside = await Promise.all(others.map(async (other) => companionOf(await read(other.dist))));
  await call(registry, module, `${module}/versions`, { ...publication, alongside });
  await call(registry, module, `${module}/maps`, {
    version: publication.version,
    maps: await mapsOf(dist, publication),
  });
  return publication.version;
};

interface Publishing {
  reason?: string;
  /** Why it is switched on without a browser having tried it; takes more than the team's token. */
  unproven?: string;
  report?: (line: string) => void;
}

/**
 * Publishes the build that stands in `dist`, makes it the module's active version once it is proven, and answers that version. What the
 * registry's browser does meanwhile is told line by line.
 */
export const publish = async (
  registry: Registry,
  module: string,
  dist: string,
  { reason, unproven, report = () => {} }: Publishing = {},
): Promise<string> => {
  const version = await keep(registry, { module, dist });
  const { proving } = await call<{ proving?: string }>(registry, module, `${module}/activate`, {
    version,
    reason,
    unproven,
  });
  if (proving) await untilProven(registry, `${module} ${version}`, proving, report);
  return version;
};
