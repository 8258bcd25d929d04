import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mysql2';
import { databaseOf } from '../database/access.ts';
import { quoted } from '../database/literals.ts';
import type { Sheets } from './sheets.ts';
import { auditOf, type ShownTable, tablesOf } from './tables.ts';
import { fieldWords, wordsOf } from './words.ts';

/** A file of rows in the archive. */
export interface WrittenTable {
  path: string;
  rows: number;
}

/** Columns that would be called the same are told apart by their place. */
const namesOf = ({ columns }: ShownTable): string[] => {
  const taken = new Set<string>();
  return columns.map(({ name }, at) => {
    const free = taken.has(name) ? `${name} (${at + 1})` : name;
    taken.add(free);
    return free;
  });
};

const writeOne = async (connection: Connection, sheets: Sheets, folder: string, path: string, shown: ShownTable) => {
  const select = shown.columns.map(({ sql }) => sql).join(', ');
  await sheets.begin(join(folder, path), namesOf(shown));
  const query = connection.query({
    sql: `select ${select} from ${quoted(shown.table)} t ${shown.where}`,
    rowsAsArray: true,
    // Days as they were written, and JSON as text from either kind of server.
    typeCast: (field, next) => (/DATE|TIME|JSON/.test(field.type) ? field.string('utf8') : next()),
  });
  let rows = 0;
  for await (const row of query.stream({ highWaterMark: 100 })) {
    await sheets.add(shown.columns.map(({ read }, at) => (read ? read(row[at]) : row[at])));
    rows += 1;
  }
  return { path, rows };
};

/** Writes what the databases of some services hold, as files that people can read, into a folder. */
export const writeTables = async (
  connection: Connection,
  services: string[],
  folder: string,
  sheets: Sheets,
): Promise<WrittenTable[]> => {
  const promised = connection.promise();
  const written: WrittenTable[] = [];
  await promised.query('set session group_concat_max_len = 10000000');
  await mkdir(join(folder, 'audit'), { recursive: true });
  for (const service of services) {
    await promised.query(`use ${quoted(databaseOf(service))}`);
    await mkdir(join(folder, 'tables', service), { recursive: true });
    for (const shown of await tablesOf(promised, await fieldWords(service))) {
      const path = `tables/${service}/${wordsOf(shown.table)}.csv`;
      written.push(await writeOne(connection, sheets, folder, path, shown));
    }
    const audit = await auditOf(promised, wordsOf);
    if (audit) written.push(await writeOne(connection, sheets, folder, `audit/${service}.csv`, audit));
  }
  return written;
};
