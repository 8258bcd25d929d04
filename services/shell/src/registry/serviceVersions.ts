import type { ModuleFile } from '@bidwright/contract-shell';
import type { AppContext } from '../context.ts';
import type { ServiceVersions } from './fit/services.ts';
import { serviceVersion } from './promises.ts';

/** The versions of the services that a module calls, as they say themselves. */
export const serviceVersions = async (context: AppContext, { services }: ModuleFile): Promise<ServiceVersions> => {
  const known = services.map(({ name }) => name).filter((name) => name === 'shell' || context.services.has(name));
  return new Map(await Promise.all(known.map(async (name) => [name, await serviceVersion(context, name)] as const)));
};
