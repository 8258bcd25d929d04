import type { WrittenTable } from './writeTables.ts';

export interface Told {
  /** ISO time, UTC. */
  madeAt: string;
  tables: WrittenTable[];
  /** Uploaded files that are in the archive, and those that lie elsewhere. */
  files: number;
  elsewhere: number;
  /** What an import needs is in it. */
  holdsBackup: boolean;
}

const listOf = (tables: WrittenTable[]): string =>
  tables.map(({ path, rows }) => `  ${String(rows).padStart(9)}  ${path}`).join('\r\n');

const backupText = `backup/   What another installation of Bidwright needs: npm run restore -- <this file>
          It holds the databases as they are, with hashes of passwords and sessions, and the
          secrets of the installation. Keep this archive as safe as the platform itself. Make one to
          hand on without this part: npm run export -- --readable --to <file>`;

const noBackupText = `It was made to be read: it holds no passwords and no secrets of the installation, and cannot be
brought into another one.`;

const elsewhereText = (count: number) =>
  count > 0 ? `\n${count} uploaded files are not in it: the index names them without a path.\n` : '';

/** What an archive says of itself to whoever opens it. */
export const readMe = ({ madeAt, tables, files, elsewhere, holdsBackup }: Told): string =>
  `Everything the firm owns in Bidwright, as it was on ${madeAt}.

tables/   One table for each kind of record (CSV, UTF-8; a spreadsheet opens it). Times are UTC.
          Salaries and costs are among them. IDs join the tables: what one table calls "Client ID"
          is the ID of a company.
audit/    Who changed what and when, by part of the platform. Hash and Prev hash prove each entry.
files/    ${files} uploaded files by the record they belong to; index.csv lists them with their hashes.
${holdsBackup ? backupText : noBackupText}
${elsewhereText(elsewhere)}
Mails that let somebody in (invitations, new passwords) are in no table.
A text that begins like a formula has an apostrophe before it.

Rows of each table:
`.replaceAll('\n', '\r\n') + `${listOf(tables)}\r\n`;
