import { packed } from './publish.ts';
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
): Promise<Offered> => call<Offered>(registry, module, `${module}/overrides`, { ...(await packed(dist)), code });

/** Ends an offer; who took it up sees the active version again. */
export const endOverride = (registry: Registry, module: string, code: string): Promise<unknown> =>
  call(registry, module, `${module}/overrides/end`, { code });
