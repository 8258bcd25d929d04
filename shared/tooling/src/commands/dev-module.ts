import { randomBytes } from 'node:crypto';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildRoom } from '../build/build.ts';
import { textOf } from '../fault.ts';
import { endOverride, offerOverride } from '../publish/override.ts';
import { moduleOf, registryFor, registryOptions } from '../publish/team.ts';
import { dataFolder } from '../root.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

const made = /^(dist|node_modules|\..*)$/;

/** The room, and its folders with all that stands in them; what is installed there is too much to watch. */
const foldersOf = (room: string): string[] => [
  room,
  ...readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !made.test(entry.name))
    .map(({ name }) => join(room, name)),
];

/** Editors write a file in several steps. */
const quiet = 150;

await main(async (stopped) => {
  const room = process.cwd();
  const module = moduleOf(room, 'dev');
  const registry = await registryFor(module, parseArgs({ options: registryOptions }).values);
  const session = randomBytes(4).toString('hex');
  const output = join(dataFolder, 'dev', module);
  let code: string | undefined;

  const show = async (round: number) => {
    await buildRoom({ room, version: `0.0.0-dev.${session}.${round}` }, { output, signal: stopped });
    const offered = await offerOverride(registry, module, output, code);
    if (!code)
      say(`\nOpen this as an Admin; each change is there at once:\n  ${registry.address}/?override=${offered.code}\n`);
    code = offered.code;
  };

  let changed = Promise.withResolvers<void>();
  const notice = (_event: string, file: string | null) => {
    if (!file || !/(^|\/)(dist|node_modules|\.[^/]*)(\/|$)/.test(file)) changed.resolve();
  };
  for (const folder of foldersOf(room))
    watch(folder, { recursive: folder !== room, signal: stopped }, notice).on('error', () => changed.resolve());
  stopped.addEventListener('abort', () => changed.resolve());

  for (let round = 1; !stopped.aborted; round += 1) {
    await show(round).catch((error: unknown) => {
      if (!code) throw error;
      if (!stopped.aborted) say(textOf(error));
    });
    await changed.promise;
    await setTimeout(quiet);
    changed = Promise.withResolvers<void>();
  }
  if (code) await endOverride(registry, module, code).catch(() => undefined);
  return 0;
});
