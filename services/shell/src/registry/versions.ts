import type { Person } from '@bidwright/contract-kit';
import { type FailureReport, type ModuleVersion, shellName } from '@bidwright/contract-shell';
import { withOverrides } from '../overrides/withOverrides.ts';
import type { Db } from '../tables.ts';
import { type World, worldOf } from './fit/part.ts';
import { isPublishable } from './names.ts';
import { openedFile } from './opened/openedFile.ts';
import type { StoredVersion } from './tables.ts';

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

/** The version of each module, and of the shell, that is switched on, as it was published. */
const activeVersions = (db: Db) =>
  db
    .selectFrom('modules')
    .innerJoin('module_versions', (join) =>
      join
        .onRef('module_versions.name', '=', 'modules.name')
        .onRef('module_versions.version', '=', 'modules.activeVersion'),
    )
    .selectAll('module_versions')
    .orderBy('module_versions.name');

/** What is switched on, as far as versions must fit each other. */
export const activeParts = async (db: Db): Promise<World> => worldOf(await activeVersions(db).execute());

/** The version of each that was published last. */
export const newestParts = async (db: Db): Promise<World> =>
  worldOf(
    await db
      .selectFrom('module_versions as version')
      .selectAll()
      .where(({ eb, selectFrom }) =>
        eb(
          'dateCreated',
          '=',
          selectFrom('module_versions as other')
            .select(({ fn }) => fn.max('other.dateCreated').as('last'))
            .whereRef('other.name', '=', 'version.name'),
        ),
      )
      .orderBy('version')
      .execute(),
  );

/** Whether data that names roles is for this person: none means everyone, and Admin holds every role. */
const isFor = ({ permissions }: Person, roles: string[]): boolean =>
  roles.length === 0 || permissions.includes('Admin') || roles.some((role) => permissions.includes(role));

const hasSomethingFor = (person: Person, { file: { routes, menu, slots } }: StoredVersion) =>
  [...routes, ...menu, ...slots].some(({ roles }) => isFor(person, roles));

/** A version as it is for the person, with what an Admin has opened. */
const openedTo = (person: Person, version: StoredVersion): StoredVersion =>
  person.opened?.includes(version.name) ? { ...version, file: openedFile(version.file) } : version;

/** Whether a version that is published can run in the person's browser. */
export const mayLoad = async (
  db: Db,
  person: Person,
  { module: name, version }: Pick<FailureReport, 'module' | 'version'>,
): Promise<boolean> => {
  if (!isPublishable(name) || !isPublishable(version)) return false;
  const stored = await db
    .selectFrom('module_versions')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return stored !== undefined && hasSomethingFor(person, openedTo(person, stored));
};

/** The modules a person may load. */
export const modulesFor = async (db: Db, person: Person): Promise<ModuleVersion[]> => {
  const stated = await activeVersions(db).where('modules.name', '!=', shellName).execute();
  const active = stated.map((version) => openedTo(person, version));
  const own = active.filter((version) => hasSomethingFor(person, version)).map(toVersion);
  return withOverrides(db, person, own, toVersion);
};
