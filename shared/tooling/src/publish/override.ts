import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from './publish.ts';
import { call, type Registry } from './registry.ts';

/** What the registry answers an offer with. */
export interface Offered {
  /** Who knows it may take the version up. */
  code: string;
  /** In seconds since 1970. */
  expires: number;
}

/** Offers the build that stands in `dist` to one person; with the code of an offer, in the place of what was offered before. */
export const offerOverride = async (
  registry: Registry,
  module: string,
  dist: string,
  code: string | undefined,
): Promise<Offered> => {
  const publication: object = JSON.parse(await readFile(join(dist, 'publication.json'), 'utf8'));
  return call<Offered>(registry, module, 'overrides', { ...publication, files: await filesOf(dist), code });
};

/** Ends an offer; who took it up sees the active version again. */
export const endOverride = (registry: Registry, module: string, code: string): Promise<unknown> =>
  call(registry, module, 'overrides/end', { code });
