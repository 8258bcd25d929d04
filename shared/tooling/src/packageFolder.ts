import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of a package as a room finds it: in its own node_modules, or in those of the folders above. */
export const packageFolder = (room: string, name: string): string => {
  const places = createRequire(join(room, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, 'package.json')));
  if (!found) throw new Error(`${name} is not installed for ${room}`);
  return realpathSync(found);
};

/** The folder of the package that a file belongs to. */
export const packageAround = (file: string): string | undefined => {
  for (let at = dirname(file); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
  }
  return undefined;
};
