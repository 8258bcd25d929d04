import type { Connection } from 'mysql2/promise';
import { databaseOf } from '../database/access.ts';
import { quoted } from '../database/literals.ts';
import { frontDoor } from '../rooms.ts';

/** What is no demo data: the registry of modules, and what an Admin has set for the whole firm. */
const kept = [
  'modules',
  'module_versions',
  'module_activations',
  'firm_settings',
  'mail_settings',
  'mailWords',
  'two_step_roles',
];

const place = quoted(databaseOf(frontDoor));
const aside = quoted('bidwright_kept');

/** Sets aside the tables that stay, and drops all the databases of the services. */
export const dropAllBut = async (connection: Connection, services: string[]): Promise<void> => {
  // Who switched a version on is one of the people who go.
  await connection.query(
    `update ${place}.module_activations set activatedById = null, activatedByName = 'The demo' where activatedById is not null`,
  );
  await connection.query(`create database ${aside} character set utf8mb4 collate utf8mb4_unicode_520_ci`);
  for (const table of kept)
    await connection.query(`rename table ${place}.${quoted(table)} to ${aside}.${quoted(table)}`);
  for (const service of services) await connection.query(`drop database ${quoted(databaseOf(service))}`);
};

/** Puts the tables that stay into the new database, in the place of its empty ones. */
export const putBack = async (connection: Connection): Promise<void> => {
  await connection.query('set session foreign_key_checks = 0');
  for (const table of kept) {
    await connection.query(`drop table ${place}.${quoted(table)}`);
    await connection.query(`rename table ${aside}.${quoted(table)} to ${place}.${quoted(table)}`);
  }
  await connection.query(`drop database ${aside}`);
};
