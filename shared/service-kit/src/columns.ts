import { type Kysely, type RawBuilder, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** For migrations: the columns that a service keeps of every record, at the head of its table. */
export const recordColumns = sql`
    id ${id} not null primary key,
    version int not null,
    dateCreated int not null,
    dateUpdated int not null,
    addedById ${id},
    addedByName varchar(255),
    fieldVersions json not null`;

/** For migrations: the columns of `fileFields`, of a collection whose records stand for files. */
export const fileColumns = sql`documentName varchar(255),
    documentUrl varchar(255),
    mediaType varchar(100),
    size int,
    textState varchar(60) not null,
    textProblem varchar(60)`;

const namesOf = async (db: Kysely<unknown>, table: string): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = database() and table_name = ${table}`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/** For migrations: adds those columns that the table does not have yet, all in one statement. */
export const addColumns = async (
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, RawBuilder<unknown>>,
): Promise<void> => {
  const present = await namesOf(db, table);
  const missing = Object.entries(columns).filter(([name]) => !present.has(name));
  if (missing.length === 0) return;
  const added = missing.map(([name, type]) => sql`add column ${sql.ref(name)} ${type}`);
  await sql`alter table ${sql.table(table)} ${sql.join(added)}`.execute(db);
};

const hasIndex = async (db: Kysely<unknown>, table: string, name: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from information_schema.statistics
    where table_schema = database() and table_name = ${table} and index_name = ${name} limit 1`.execute(db);
  return rows.length > 0;
};

/** For migrations: adds an index unless the table has it already. `definition` begins with `index` or `unique index`. */
export const addIndex = async (
  db: Kysely<unknown>,
  table: string,
  name: string,
  definition: RawBuilder<unknown>,
): Promise<void> => {
  if (!(await hasIndex(db, table, name))) await sql`alter table ${sql.table(table)} add ${definition}`.execute(db);
};

/** For migrations: takes an index away if the table has it. */
export const dropIndex = async (db: Kysely<unknown>, table: string, name: string): Promise<void> => {
  if (await hasIndex(db, table, name))
    await sql`alter table ${sql.table(table)} drop index ${sql.ref(name)}`.execute(db);
};

const isVirtual = async (db: Kysely<unknown>, table: string, column: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from information_schema.columns where table_schema = database()
    and table_name = ${table} and column_name = ${column} and extra like '%virtual%'`.execute(db);
  return rows.length > 0;
};

/**
 * For migrations: makes virtual columns stored ones, and with them the indexes on them, all in one statement.
 * Both are given whole, the columns by name, the indexes as `addIndex` takes them.
 */
export const storeColumns = async (
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, RawBuilder<unknown>>,
  indexes: Record<string, RawBuilder<unknown>>,
): Promise<void> => {
  const [names, [first = '']] = [Object.keys(indexes), Object.keys(columns)];
  if (!(await isVirtual(db, table, first))) return;
  const changes = [
    ...names.map((name) => sql`drop index ${sql.ref(name)}`),
    ...Object.keys(columns).map((name) => sql`drop column ${sql.ref(name)}`),
    ...Object.entries(columns).map(([name, type]) => sql`add column ${sql.ref(name)} ${type}`),
    ...Object.values(indexes).map((definition) => sql`add ${definition}`),
  ];
  await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
};
