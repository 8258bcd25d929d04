import type { Publication } from '@bidwright/contract-shell';
import type { Db } from '../tables.ts';
import { chunkGlobalOf } from './gate/container.ts';
import type { Reason } from './reason.ts';

/** Containers of other versions under whose name, or among whose chunks, this one would run. */
export const takenReasons = async (db: Db, { container, file, version }: Publication): Promise<Reason[]> => {
  const kept = await db.selectFrom('module_versions').select(['name', 'version', 'container']).execute();
  // The same version may have come meanwhile.
  const all = kept.filter((other) => other.name !== file.name || other.version !== version);
  const taken = all.find((other) => other.container === container);
  if (taken) {
    const message = `${container} is the container of ${taken.name} ${taken.version}`;
    return [{ code: 'container-taken', path: 'container', message }];
  }
  const global = chunkGlobalOf(container);
  const met = all.find((other) => chunkGlobalOf(other.container) === global);
  const message = `The chunks of ${container} would meet those of ${met?.name} ${met?.version} in ${global}`;
  return met ? [{ code: 'chunk-global-taken', path: 'container', message }] : [];
};
