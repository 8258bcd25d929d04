import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** The rooms that are published as packages. Those of services are not: services stand in this repository. */
const rooms = ['shared/{contract-kit,shell-api,remote-kit,tooling}', 'shared/contracts/*'];

export const packageFolders = (): string[] =>
  globSync(
    rooms.map((room) => `${room}/package.json`),
    { cwd: root },
  )
    .map((file) => join(root, file, '..'))
    .sort();
