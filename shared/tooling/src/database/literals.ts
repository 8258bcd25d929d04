import type { Connection, RowDataPacket } from 'mysql2/promise';

/** A column of a table that holds what it was given. */
export interface Column extends RowDataPacket {
  name: string;
  type: string;
  /** Of a number with its width: `tinyint(1)` is a flag. */
  wholeType: string;
  /** Of a text. */
  collation: string | null;
}

export const quoted = (name: string): string => `\`${name}\``;

/** The columns of a table in the database in use, without those that the server works out. */
export const columnsOf = async (connection: Connection, table: string): Promise<Column[]> => {
  const [columns] = await connection.query<Column[]>(
    `select column_name as name, data_type as type, column_type as wholeType, collation_name as collation
     from information_schema.columns
     where table_schema = database() and table_name = ? and extra not like '%GENERATED%' order by ordinal_position`,
    [table],
  );
  return columns;
};

/** A column as a literal, on one line. */
export const literal = ({ name, type }: Column): string => {
  if (/int|decimal|double|float/.test(type)) return `coalesce(${quoted(name)}, 'null')`;
  if (/blob|binary/.test(type)) return `coalesce(concat('0x', hex(${quoted(name)})), 'null')`;
  return `replace(replace(quote(${quoted(name)}), '\\n', '\\\\n'), '\\r', '\\\\r')`;
};

/** How a table is made, as both kinds of server take it: MariaDB says JSON as a checked text. */
export const portable = (statement: string): string =>
  statement.replace(
    /longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin( DEFAULT NULL| NOT NULL)? CHECK \(json_valid\(`\w+`\)\)/g,
    'json$1',
  );
