import type { Connection, RowDataPacket } from 'mysql2/promise';
import { type Column, columnsOf, literal, portable, quoted } from '../database/literals.ts';
import { rowsOf } from '../database/sql.ts';

/** So many rows of each table say how its rows look. The ledgers of migrations are kept whole. */
const maxRows = 3;

interface Link extends RowDataPacket {
  table: string;
  column: string;
  of: string;
  ofColumn: string;
}

const linksIn = async (connection: Connection): Promise<Link[]> => {
  const [links] = await connection.query<Link[]>(
    `select table_name as \`table\`, column_name as \`column\`, referenced_table_name as \`of\`,
       referenced_column_name as ofColumn from information_schema.key_column_usage
     where table_schema = database() and referenced_table_name is not null order by constraint_name`,
  );
  return links;
};

/** Tables of which others hold rows come first. */
const inOrder = (tables: string[], links: Link[]): string[] => {
  const ordered: string[] = [];
  const place = (table: string) => {
    if (ordered.includes(table)) return;
    for (const link of links) if (link.table === table && link.of !== table) place(link.of);
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
};

/** A table goes on counting from nowhere. */
const uncounted = (statement: string): string => statement.replace(/ AUTO_INCREMENT=\d+/, '');

const primaryKey = `select column_name as name from information_schema.key_column_usage
  where table_schema = database() and table_name = ? and constraint_name = 'PRIMARY' order by ordinal_position`;

const keyOf = async (connection: Connection, table: string): Promise<string[]> => {
  const [columns] = await connection.query<Column[]>(primaryKey, [table]);
  return columns.map(({ name }) => name);
};

/** The chosen rows of a table: those that point at rows that were chosen, the first of them. */
const chosen = async (connection: Connection, table: string, links: Link[]): Promise<string> => {
  const within = links
    .filter((link) => link.table === table && link.of !== table)
    .map(
      (link) =>
        `(${quoted(link.column)} is null or ${quoted(link.column)} in (select ${quoted(link.ofColumn)} from ${quoted(`chosen ${link.of}`)}))`,
    );
  const key = await keyOf(connection, table);
  const order = key.length > 0 ? ` order by ${key.map(quoted).join(', ')}` : '';
  const where = within.length > 0 ? ` where ${within.join(' and ')}` : '';
  const max = table.startsWith('kysely') ? '' : ` limit ${maxRows}`;
  return `select * from ${quoted(table)}${where}${order}${max}`;
};

const insertOf = async (connection: Connection, table: string): Promise<string[]> => {
  const columns = await columnsOf(connection, table);
  const key = await keyOf(connection, table);
  const order = key.length > 0 ? ` order by ${key.map(quoted).join(', ')}` : '';
  const select = `select concat_ws(', ', ${columns.map(literal).join(', ')}) as row_values from ${quoted(`chosen ${table}`)}${order}`;
  const rows = await rowsOf(connection, select);
  if (rows.length === 0) return [];
  const values = rows.map((row) => `  (${row.row_values})`).join(',\n');
  return [`insert into ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join(', ')}) values\n${values}`];
};

/** The tables of a database and a few of their rows, whose references hold, as statements. */
export const dumpOf = async (connection: Connection, database: string): Promise<string> => {
  await connection.query(`use ${quoted(database)}`);
  const links = await linksIn(connection);
  const found = await rowsOf(connection, "show full tables where table_type = 'BASE TABLE'");
  const statements: string[] = [];
  for (const table of inOrder(
    found.map((row) => String(Object.values(row)[0])),
    links,
  )) {
    const [made] = await rowsOf(connection, `show create table ${quoted(table)}`);
    await connection.query(
      `create temporary table ${quoted(`chosen ${table}`)} as ${await chosen(connection, table, links)}`,
    );
    statements.push(uncounted(portable(String(made?.['Create Table']))), ...(await insertOf(connection, table)));
  }
  for (const row of found) await connection.query(`drop temporary table ${quoted(`chosen ${Object.values(row)[0]}`)}`);
  return statements.map((statement) => `${statement};\n`).join('\n');
};
