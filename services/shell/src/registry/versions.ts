import type { Person } from '@bidwright/contract-kit';
import { type FailureReport, type ModuleVersion, shellName } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { now } from '../clock.ts';
import { lastKnown } from '../lastKnown.ts';
import { withOverrides } from '../overrides/withOverrides.ts';
import type { Db } from '../tables.ts';
import { type Part, partOf, type World, worldOf } from './fit/part.ts';
import { holdsSomethingFor } from './isFor.ts';
import { isPublishable } from './names.ts';
import { openedFile } from './opened/openedFile.ts';
import { restOf } from './stages/first.ts';
import { givenTo, type InUse } from './stages/given.ts';
import { bearable, type OpenTab } from './stages/openTab.ts';
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

const columnsOfStage = ['activeVersion', 'restVersion', 'stageEnds', 'stageSeed', 'stagePeople'] as const;

/** The versions of each module, and of the shell, of this kind, as they were published. */
const versionsAt = (db: Db, column: 'activeVersion' | 'restVersion') =>
  db
    .selectFrom('modules')
    .innerJoin('module_versions', (join) =>
      join
        .onRef('module_versions.name', '=', 'modules.name')
        .onRef('module_versions.version', '=', `modules.${column}`),
    );

/** What is switched on, as far as versions must fit each other. */
export const activeParts = async (db: Db): Promise<World> =>
  worldOf(await versionsAt(db, 'activeVersion').selectAll('module_versions').orderBy('module_versions.name').execute());

/** All versions that somebody has, the shell's too. */
export const inUseParts = async (db: Db): Promise<Part[]> => {
  const [active, rest] = await Promise.all(
    (['activeVersion', 'restVersion'] as const).map((column) =>
      versionsAt(db, column).selectAll('module_versions').execute(),
    ),
  );
  return [...(active ?? []), ...(rest ?? [])].map(partOf);
};

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
  return stored !== undefined && holdsSomethingFor(person.permissions)(openedTo(person, stored));
};

/** What is on of the modules and the shell, and what all but the first people have meanwhile. */
const inUse = async (db: Db): Promise<InUse[]> => {
  const of = (column: 'activeVersion' | 'restVersion') =>
    versionsAt(db, column)
      .selectAll('module_versions')
      .select(columnsOfStage)
      .select(sql.lit(column === 'restVersion').as('isRest'));
  const rows = await of('activeVersion')
    .unionAll(of('restVersion').where('stageEnds', '>', now()))
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, isRest: Boolean(row.isRest) }));
};

const isShell = ({ name }: Pick<StoredVersion, 'name'>) => name === shellName;

/** What a person's page is made of. */
export interface Given {
  /** None: it was never published, or never switched on. */
  shell: ModuleVersion | undefined;
  modules: ModuleVersion[];
}

/** The shell that a person gets and the modules that it may load: as a page that is opened now finds them, or as an open one goes on with. */
export const givenFor = async (db: Db, person: Person, tab: OpenTab = { held: new Map() }): Promise<Given> => {
  const given = await bearable(db, givenTo(person, await inUse(db), tab.held), tab);
  const own = given
    .map((version) => openedTo(person, version))
    .filter(holdsSomethingFor(person.permissions))
    .map(toVersion);
  const all = await withOverrides(db, person, own, toVersion);
  return { shell: all.find(isShell), modules: all.filter((version) => !isShell(version)) };
};

/** The version of the shell that people get of whom nothing is known: that of all but the first. */
export const shellForAll = lastKnown(async (db): Promise<string | undefined> => {
  const shell = await db.selectFrom('modules').selectAll().where('name', '=', shellName).executeTakeFirst();
  return (shell && restOf(shell)) ?? undefined;
});
