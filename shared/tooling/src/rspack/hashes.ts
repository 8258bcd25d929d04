import { createHash } from 'node:crypto';
import type { sources } from '@rspack/core';

/** What a file must hash to in the browser. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The hash of each file of a build that browsers may be given. */
export const hashesIn = (assets: Record<string, sources.Source>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(assets)
      .filter(([path]) => !path.endsWith('.map'))
      .map(([path, asset]) => [path, integrityOf(asset.buffer())]),
  );
