import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { quoted } from '../database/literals.ts';
import { rowsOf } from '../database/sql.ts';
import { Fault } from '../fault.ts';
import { serviceNames, serviceRoom } from '../rooms.ts';
import { root } from '../root.ts';
import type { Manifest } from './manifest.ts';

/** The ledgers of a service, with what its entries are called here: those of the kit have names of their own. */
const ledgers = { kysely_migration: '', kysely_migration_kit: 'kit/' };

/** The migrations that have run in a database; none where no service has begun in it yet. */
export const ranIn = async (connection: Connection, database: string, tables: string[]): Promise<string[]> => {
  const names: string[] = [];
  for (const [ledger, prefix] of Object.entries(ledgers)) {
    if (!tables.includes(ledger)) continue;
    const rows = await rowsOf(connection, `select name from ${quoted(database)}.${quoted(ledger)} order by name`);
    names.push(...rows.map(({ name }) => `${prefix}${name}`));
  }
  return names;
};

const namesIn = (folder: string) => globSync('*.ts', { cwd: folder }).map((file) => basename(file, '.ts'));

/** Migrations had dates before they had numbers; a start moves them over. */
const isDated = (name: string) => /^\d{4}-\d\d-\d\d-/.test(name);

const known = (service: string): Set<string> =>
  new Set([
    ...namesIn(join(serviceRoom(service), 'migrations')),
    ...namesIn(join(root, 'shared/service-kit/src/migrations')).map((name) => `kit/${name}`),
  ]);

/** A migration of a later version, which has run in a service's database; undefined where there is none. */
export const unknownIn = (service: string, ran: string[]): string | undefined =>
  ran.find((name) => !isDated(name) && !known(service).has(name));

/** What a migration is about, whichever way it was sorted by. */
const subjectOf = (name: string) => name.replace(/(\d{4}-\d\d-\d\d|\d{4})-/, '');

/** The migrations of this version that have not run in a service's database. */
export const pendingIn = (service: string, ran: string[]): string[] => {
  const subjects = new Set(ran.map(subjectOf));
  return [...known(service)].filter((name) => !subjects.has(subjectOf(name))).toSorted();
};

/** The migrations that artefacts of a service in a backup bring along. */
const deployedWith = (service: string, files: Manifest['files']): Set<string> =>
  new Set(
    Object.keys(files).flatMap((file) => {
      const [, name = '', path = ''] = /^files\/deployed\/([^/]+)\/[^/]+\/(.+)\.js$/.exec(file) ?? [];
      const [, folder, migration] = /^(service|.*service-kit\/src)\/migrations\/([^/]+)$/.exec(path) ?? [];
      if (name !== service || migration === undefined) return [];
      return [folder === 'service' ? migration : `kit/${migration}`];
    }),
  );

/** Refuses what a later version has left: an earlier one would not know what its tables mean. One that was deployed is in the backup. */
export const requireKnown = ({ migrations, files }: Manifest): void => {
  const here = serviceNames();
  for (const [service, ran] of Object.entries(migrations)) {
    if (!here.includes(service))
      throw new Fault(`The backup holds data of ${service}, a service that is not installed here.`);
    const deployed = deployedWith(service, files);
    const unknown = unknownIn(
      service,
      ran.filter((name) => !deployed.has(name)),
    );
    if (unknown)
      throw new Fault(
        `The backup was made by a newer version of ${service}, which has run ${unknown}. Bring this installation up to date first.`,
      );
  }
};
