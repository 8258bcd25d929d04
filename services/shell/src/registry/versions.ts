import type { Person } from '@bidwright/contract-kit';
import type { ModuleVersion } from '@bidwright/contract-shell';
import { withOverrides } from '../overrides/override.ts';
import type { Db, StoredVersion } from '../tables.ts';

type Described = Pick<StoredVersion, 'name' | 'version' | 'container' | 'entry' | 'files' | 'preload' | 'file'>;

const toVersion = ({ name, version, container, entry, files, preload, file }: Described): ModuleVersion => {
  const addressOf = (path: string) => `/remotes/${name}/${version}/${path}`;
  return {
    name,
    version,
    container,
    entry: addressOf(entry),
    files: Object.fromEntries(Object.entries(files).map(([path, hash]) => [addressOf(path), hash])),
    preload: preload.map(addressOf),
    file,
  };
};

/** The version of each module that is switched on, as it was published. */
export const activeVersions = (db: Db): Promise<StoredVersion[]> =>
  db
    .selectFrom('modules')
    .innerJoin('module_versions', (join) =>
      join
        .onRef('module_versions.name', '=', 'modules.name')
        .onRef('module_versions.version', '=', 'modules.activeVersion'),
    )
    .selectAll('module_versions')
    .orderBy('module_versions.name')
    .execute();

/** Whether data that names roles is for this person: none means everyone, and Admin holds every role. */
const isFor = ({ permissions }: Person, roles: string[]): boolean =>
  roles.length === 0 || permissions.includes('Admin') || roles.some((role) => permissions.includes(role));

const hasSomethingFor = (person: Person, { file: { routes, menu, slots } }: StoredVersion) =>
  [...routes, ...menu, ...slots].some(({ roles }) => isFor(person, roles));

/** The modules a person may load. */
export const modulesFor = async (db: Db, person: Person): Promise<ModuleVersion[]> => {
  const active = await activeVersions(db);
  const own = active.filter((version) => hasSomethingFor(person, version)).map(toVersion);
  return withOverrides(db, person, own, toVersion);
};
