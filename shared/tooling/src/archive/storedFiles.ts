import type { Connection, RowDataPacket } from 'mysql2/promise';
import { databaseOf } from '../database/access.ts';
import { quoted } from '../database/literals.ts';
import { rowsOf } from '../database/sql.ts';
import { wordsOf } from './words.ts';

/** A file that somebody has uploaded. */
export interface StoredFile {
  /** Where it stands in a data folder, as a backup names it. */
  place: string;
  /** Where people find it in the archive. */
  path: string;
  collection: string;
  recordId: string;
  /** The record it belongs to, by name. */
  of: string;
  name: string;
  mediaType: string | null;
}

/** Files of bids are found by their bid. */
const owners: Record<string, { table: string; field: string; title: string }> = {
  documents: { table: 'opportunities', field: 'opportunityId', title: 'solicitationName' },
};

/** Names that no system makes a file of, and letters that one of them does not have. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const odd = /[\\/:*?"<>|\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** A text as the name of a file or a folder on any system; an ending stays. */
export const fileNameOf = (text: string): string => {
  const clean = text.replace(odd, ' ').replace(/\s+/g, ' ').trim();
  const ending = /\.[A-Za-z\d]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = Array.from(clean.slice(0, clean.length - ending.length))
    .slice(0, 80)
    .join('')
    .replace(/[ .]+$/, '');
  return `${stem === '' || reserved.test(stem) ? `_${stem}` : stem}${ending}`;
};

/** Gives each path once, also where letters are large in one and small in the other. */
export const unique = () => {
  const taken = new Set<string>();
  return (path: string): string => {
    const [stem, ending] = [path.replace(/\.[^./]*$/, ''), /\.[^./]*$/.exec(path)?.[0] ?? ''];
    let free = path;
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
};

const collectionsWithFiles = async (connection: Connection): Promise<string[]> => {
  const rows = await rowsOf(
    connection,
    `select distinct s.col as name from stored_files s join information_schema.columns c
     on c.table_schema = database() and c.table_name = s.col and c.column_name = 'documentName' order by s.col`,
  );
  return rows.map(({ name }) => String(name));
};

const selectOf = (collection: string): string => {
  const owner = owners[collection];
  return `select s.storageKey, r.id, r.documentName, r.mediaType, r.name,
    ${owner ? `o.${quoted(owner.title)}` : 'r.name'} as owner
    from stored_files s join ${quoted(collection)} r on r.id = s.recordId
    ${owner ? `left join ${quoted(owner.table)} o on o.id = r.${quoted(owner.field)}` : ''}
    where s.state = 'stored' and s.col = '${collection.replaceAll("'", "''")}' order by r.dateCreated, r.id, s.storageKey`;
};

const fileOf = (service: string, collection: string, row: RowDataPacket): StoredFile => {
  const name = String(row.documentName ?? row.name ?? row.id);
  const of = String(row.owner ?? row.id);
  return {
    place: `files/services/${service}/files/${row.storageKey}`,
    path: `files/${service}/${fileNameOf(wordsOf(collection))}/${fileNameOf(of)}/${fileNameOf(name)}`,
    collection,
    recordId: String(row.id),
    of,
    name,
    mediaType: row.mediaType,
  };
};

/** The uploaded files of some services, each with a path of its own. */
export const storedFilesOf = async (connection: Connection, services: string[]): Promise<StoredFile[]> => {
  const free = unique();
  const found: StoredFile[] = [];
  for (const service of services) {
    await connection.query(`use ${quoted(databaseOf(service))}`);
    for (const collection of await collectionsWithFiles(connection)) {
      const rows = await rowsOf(connection, selectOf(collection));
      found.push(...rows.map((row) => fileOf(service, collection, row)));
    }
  }
  return found.map((file) => ({ ...file, path: free(file.path) }));
};
