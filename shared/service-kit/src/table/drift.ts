import type { Collection } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { subTableOf, type Table, tableOf } from './table.ts';
import { type Columns, wantedTables } from './wanted.ts';

interface Column {
  name: string;
  type: string;
  length: number | null;
  scale: number | null;
  collation: string | null;
  nullable: 'YES' | 'NO';
}

/** As a contract's columns are written; servers spell JSON in two ways. */
const written = ({ type, length, scale, collation, nullable }: Column): string => {
  const sizes: Record<string, string> = {
    char: `char(${length}) ${collation}`,
    varchar: `varchar(${length})`,
    decimal: `decimal(15,${scale})`,
    longtext: collation === 'utf8mb4_bin' ? 'json' : 'longtext',
  };
  return `${sizes[type] ?? type}${nullable === 'YES' ? ' null' : ''}`;
};

/** Columns of a table, without those that the database works out itself for an index. */
const actualColumns = async (db: Database, table: string): Promise<Columns> => {
  const { rows } = await sql<Column>`select column_name as name, data_type as type, character_maximum_length as length,
      numeric_scale as scale, collation_name as collation, is_nullable as nullable
    from information_schema.columns where table_schema = database() and table_name = ${table}
      and extra not like '% GENERATED'`.execute(db);
  return Object.fromEntries(rows.map((column) => [column.name, written(column)]));
};

const compare = (table: string, wanted: Columns, actual: Columns): string[] =>
  [...new Set([...Object.keys(wanted), ...Object.keys(actual)])]
    .filter((name) => wanted[name] !== actual[name])
    .map((name) => `${table}.${name}: ${actual[name] ?? 'missing'}, contract ${wanted[name] ?? 'without it'}`);

const tablesOf = (collection: Collection): Table[] => [
  tableOf(collection),
  ...Object.values(collection.sub)
    .filter(({ readOnly }) => !readOnly)
    .map((sub) => subTableOf(collection, sub)),
];

/** Where the database's tables differ from a contract: one line each; none when they agree. */
export const drift = async (db: Database, collection: Collection): Promise<string[]> => {
  const wanted: Record<string, Columns> = Object.assign({}, ...tablesOf(collection).map(wantedTables));
  const lines = Object.entries(wanted).map(async ([table, columns]) =>
    compare(table, columns, await actualColumns(db, table)),
  );
  return (await Promise.all(lines)).flat();
};
