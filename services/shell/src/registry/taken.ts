import { type Publication, shellName } from '@bidwright/contract-shell';
import type { Db } from '../tables.ts';
import { chunkGlobalOf } from './gate/container.ts';
import { hashesOf } from './keep.ts';
import type { Reason } from './reason.ts';

/** Files of the shell are named after what they hold, and served by that name alone: no other version may mean another one by it. */
const assetReasons = async (db: Db, published: Publication): Promise<Reason[]> => {
  if (published.file.name !== shellName) return [];
  const kept = await db
    .selectFrom('module_versions')
    .select(['version', 'files'])
    .where('name', '=', shellName)
    .execute();
  return Object.entries(hashesOf(published)).flatMap(([file, hash]) => {
    const other = kept.find(({ files }) => file.startsWith('assets/') && (files[file] ?? hash) !== hash);
    const message = `${file} is another file in the shell ${other?.version}`;
    return other ? [{ code: 'file-taken', path: 'files', message }] : [];
  });
};

/** Containers of other versions under whose name, or among whose chunks, this one would run. */
const containerReasons = async (db: Db, { container, file, version }: Publication): Promise<Reason[]> => {
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

/** What other versions have taken already that this one would need for itself. */
export const takenReasons = async (db: Db, published: Publication): Promise<Reason[]> => [
  ...(await containerReasons(db, published)),
  ...(await assetReasons(db, published)),
];
