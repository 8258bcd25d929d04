import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerFolder } from '../workerFolder.ts';

const folder = join(workerFolder, 'renamed');

/** A container's name with the version in it, and what Rspack makes of the name for its chunks. */
const namesOf = (container: string) => [container, container.replaceAll('__', '_')];

/** A copy of a module's build under another version, as a team would publish after a small change, also of its file; answers its folder. */
export const renamedBuild = async (
  dist: string,
  version: string,
  change: (text: string) => string = (text) => text,
  about: object = {},
): Promise<string> => {
  const publication = JSON.parse(await readFile(join(dist, 'publication.json'), 'utf8'));
  const { container, file } = publication;
  const renamed = `${file.name.replace(/\W/g, '_')}__${version.replace(/\W/g, '_')}`;
  const target = join(folder, `${file.name}-${version}`);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const hashes: Record<string, string> = {};
  for (const name of await readdir(dist)) {
    if (name.startsWith('.') || name === 'publication.json') continue;
    const text = namesOf(container).reduce(
      (text, old, at) => text.replaceAll(old, namesOf(renamed)[at] ?? ''),
      await readFile(join(dist, name), 'utf8'),
    );
    const changed = change(text);
    hashes[name] = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
    await writeFile(join(target, name), changed);
  }
  const renewed = { ...publication, file: { ...file, ...about }, version, container: renamed, hashes };
  await writeFile(join(target, 'publication.json'), JSON.stringify(renewed));
  return target;
};
