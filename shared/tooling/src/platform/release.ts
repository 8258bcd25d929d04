import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { publish } from '../publish/publish.ts';
import { moduleNames, moduleRoom, shellRoom } from '../rooms.ts';
import { step } from '../say.ts';

/** Builds the shell and the modules whose sources changed since they were built. */
export const buildPlatform = (signal?: AbortSignal): Promise<void> => {
  const versionOf = sourceVersions();
  const rooms = [shellRoom, ...moduleNames().map(moduleRoom)];
  return buildAll(
    rooms.map((room) => ({ room, version: versionOf(room) })),
    signal,
  );
};

export const publishModules = async (address: string, tokenOf: (module: string) => string): Promise<void> => {
  for (const module of moduleNames()) {
    await step(`Publishing ${module}`, () =>
      publish({ address, token: tokenOf(module) }, module, join(moduleRoom(module), 'dist')),
    );
  }
};
