import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { secretsOf } from '../platform/secrets.ts';
import { publishedNames, serviceNames } from '../rooms.ts';
import { isInstalled } from '../root.ts';
import type { Registry } from './registry.ts';

/** The module of the folder a command was run in; `command` says how to run it. */
export const moduleOf = (room: string, command: string): string => {
  if (!existsSync(join(room, 'module.json'))) {
    throw new Fault(`${room} is no module: it has no module.json. Run this as: npm run ${command} -w mf-<name>`);
  }
  return JSON.parse(readFileSync(join(room, 'module.json'), 'utf8')).name;
};

/** What a command is told of a registry. */
export const registryOptions = { url: { type: 'string' }, token: { type: 'string' } } as const;

const tokenFor = async (module: string): Promise<string> => {
  if (process.env.PUBLISH_TOKEN) return process.env.PUBLISH_TOKEN;
  if (isInstalled)
    throw new Fault(`With which token? Say --token, or set PUBLISH_TOKEN to that of the team of ${module}`);
  const { publishTokens } = await secretsOf(folderOf(), serviceNames(), publishedNames());
  return publishTokens[module] ?? '';
};

/** The registry that a command or the environment names, with the token of the module's team. */
export const registryFor = async (module: string, said: { url?: string; token?: string } = {}): Promise<Registry> => ({
  address: (said.url || process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || '8080'}`).replace(/\/+$/, ''),
  token: said.token || (await tokenFor(module)),
});
