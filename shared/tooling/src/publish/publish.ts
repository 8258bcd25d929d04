import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { call, type Registry } from './registry.ts';

/** What a build says of itself in publication.json; the registry checks the rest of it. */
interface Publication {
  version: string;
}

/** The files of a build, as the registry takes them. */
export const filesOf = async (dist: string) => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'publication.json')
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({ path: relative(dist, path), content: await readFile(path, 'base64') })),
  );
};

/** Publishes the build that stands in `dist`, makes it the module's active version, and answers that version. */
export const publish = async (registry: Registry, module: string, dist: string): Promise<string> => {
  const publication: Publication = JSON.parse(await readFile(join(dist, 'publication.json'), 'utf8'));
  const { version } = publication;
  await call(registry, module, 'versions', { ...publication, files: await filesOf(dist) });
  await call(registry, module, 'activate', { version });
  return version;
};
