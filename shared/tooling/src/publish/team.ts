import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault } from '../fault.ts';
import { secretsOf } from '../platform/secrets.ts';
import { publishedNames, serviceNames } from '../rooms.ts';
import { dataFolder } from '../root.ts';
import type { Registry } from './registry.ts';

/** The module of the folder a command was run in; `command` says how to run it. */
export const moduleOf = (room: string, command: string): string => {
  if (!existsSync(join(room, 'module.json'))) {
    throw new Fault(`${room} is no module: it has no module.json. Run this as: npm run ${command} -w mf-<name>`);
  }
  return basename(room).replace(/^mf-/, '');
};

const tokenFor = async (module: string): Promise<string> => {
  if (process.env.PUBLISH_TOKEN) return process.env.PUBLISH_TOKEN;
  const { publishTokens } = await secretsOf(process.env.DATA_DIR || dataFolder, serviceNames(), publishedNames());
  return publishTokens[module] ?? '';
};

/** The registry that the environment names, with the token of the module's team. */
export const registryFor = async (module: string): Promise<Registry> => ({
  address: process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || '8080'}`,
  token: await tokenFor(module),
});
