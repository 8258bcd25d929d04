import type { Person } from '@bidwright/contract-kit';
import type { ModuleFile } from '@bidwright/contract-shell';
import type { AppContext } from '../context.ts';
import { documentFor } from '../docs/documents.ts';
import type { ServiceVersions } from './fit/services.ts';

/** Who asks services for their versions: nobody with any right. */
const registry: Person = { id: '', name: 'Registry', email: '', permissions: [], teams: [] };

/** The versions of the services that a module calls, as they say themselves. */
export const serviceVersions = async (context: AppContext, { services }: ModuleFile): Promise<ServiceVersions> => {
  const known = services.map(({ name }) => name).filter((name) => name === 'shell' || context.services.has(name));
  const versions = known.map(
    async (name) => [name, (await documentFor(context, name, registry))?.info.version] as const,
  );
  return new Map(await Promise.all(versions));
};
