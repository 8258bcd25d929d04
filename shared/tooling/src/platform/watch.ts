import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildRoom } from '../build/build.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { workspaces } from '../build/workspaces.ts';
import { textOf } from '../fault.ts';
import { publish } from '../publish/publish.ts';
import { moduleNames, moduleRoom, serviceNames, serviceRoom, shellName, shellRoom } from '../rooms.ts';
import { say, step } from '../say.ts';
import type { Platform } from './platform.ts';
import { installation } from './secrets.ts';

/** Editors write a file in several steps, and several files at a time. */
const quiet = 150;

/** What is done with a room when its sources change, its new version given. */
type Renewals = Map<string, (version: string) => Promise<void>>;

const restart = ({ service }: Platform, name: string): Promise<void> =>
  step(`Restarting service ${name}`, () => service(name).restart());

/** Its developer looks at it the next moment: no browser tries it before. */
const tokenOf = (platform: Platform, name: string) => [name, installation].map(platform.publishToken).join(',');

const unproven = 'Changed on this machine';

/** A module, or the shell. */
const renew = async (platform: Platform, name: string, room: string, version: string): Promise<void> => {
  await buildRoom({ room, version });
  await publish({ address: platform.address, token: tokenOf(platform, name) }, name, join(room, 'dist'), { unproven });
  say(`${name} is renewed: reload the page`);
};

const renewals = (platform: Platform): Renewals =>
  new Map([
    ...serviceNames().map((name) => [serviceRoom(name), () => restart(platform, name)] as const),
    // The shell first: modules may use what it has that the one before had not.
    ...[[shellName, shellRoom] as const, ...moduleNames().map((name) => [name, moduleRoom(name)] as const)].map(
      ([name, room]) => [room, (version: string) => renew(platform, name, room, version)] as const,
    ),
  ]);

/** Fails while a file is being replaced. */
const versionsOf = async (rooms: Iterable<string>): Promise<Map<string, string>> => {
  const versionOf = sourceVersions();
  return new Map([...rooms].map((room) => [room, versionOf(room)]));
};

/** Renews what changed, each time sources change, until `stopped`: modules are published, services start again. */
export const renewOnChange = async (platform: Platform, stopped: AbortSignal): Promise<void> => {
  const todo = renewals(platform);
  let known = await versionsOf(todo.keys());
  let changed = Promise.withResolvers<void>();
  const notice = (_event: string, file: string | null) => {
    if (!file || !/(^|\/)(dist|node_modules|\.[^/]*)(\/|$)/.test(file)) changed.resolve();
  };
  for (const folder of workspaces().values())
    watch(folder, { recursive: true, signal: stopped }, notice).on('error', () => changed.resolve());
  stopped.addEventListener('abort', () => changed.resolve());

  while (!stopped.aborted) {
    await changed.promise;
    await setTimeout(quiet);
    changed = Promise.withResolvers<void>();
    if (stopped.aborted) return;
    const now = await versionsOf(todo.keys()).catch((error: unknown) => say(textOf(error)));
    if (!now) continue;
    for (const [room, renewRoom] of todo) {
      const version = now.get(room) ?? '';
      if (version === known.get(room)) continue;
      await renewRoom(version).catch((error: unknown) => say(textOf(error)));
    }
    known = now;
  }
};
