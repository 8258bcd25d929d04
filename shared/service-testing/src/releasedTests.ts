import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '@bidwright/contract-kit';
import { connect, type Database, type KitDatabase, migrate, selectRecords, tableOf } from '@bidwright/service-kit';
import { subjectOf } from '@bidwright/service-kit/internal/ledger';
import { sql } from 'kysely';
import { emptyDatabase, shapeOf, tablesIn } from './database.ts';
import { migrationsIn } from './numbering.ts';

/** How the last release left a service's database, beside its migrations; a service that is new has none. */
const releasedFile = (migrations: string) => join(migrations, 'released.sql');

const statementsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean);

/** What MariaDB says of a column of JSON. */
const ofJson =
  /longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT ('.*?') CHECK \(json_valid\(`\w+`\)\)/g;

/** The last release's tables were written down by MariaDB. For MySQL JSON is a type of its own, and its usual values stand in brackets. */
const asMysql = (statement: string): string => statement.replaceAll(ofJson, 'json NOT NULL DEFAULT ($1)');

const isMariaDb = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(db);
  return rows[0]?.version.includes('MariaDB') === true;
};

const run = (db: KitDatabase, statements: string[]) =>
  db.connection().execute(async (one) => {
    const said = (await isMariaDb(one)) ? statements : statements.map(asMysql);
    for (const statement of said) await sql.raw(statement).execute(one);
  });

/** The rows of the last release as it writes them, of the tables that there still are. */
const writtenBefore = async (db: Database, file: string): Promise<string[]> => {
  const there = new Set(await tablesIn(db));
  return statementsIn(file).filter((one) => there.has(/^insert into `(\w+)`/.exec(one)?.[1] ?? ''));
};

const idsIn = async (db: Database, table: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id`.execute(db);
  return rows.map(({ id }) => id);
};

const countsIn = async (db: Database): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of (await tablesIn(db)).toSorted()) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
};

const ledgerOf = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

interface Released {
  name: string;
  collections: Collection[];
  migrations: string;
}

/** That installations of the last release move over by themselves, with all they hold. */
export const releasedTests = ({ name, collections, migrations }: Released): void => {
  const file = releasedFile(migrations);
  if (!existsSync(file)) return;

  describe('a database as the last release left it', () => {
    let db: KitDatabase;
    let ledger: string[];
    let counts: Record<string, number>;

    beforeAll(async () => {
      db = connect(await emptyDatabase(`${name} released`));
      await run(db, statementsIn(file));
      ledger = await ledgerOf(db);
      counts = await countsIn(db);
      await migrate(db, migrations);
    });

    afterAll(() => db.destroy());

    test('gets the tables of a new one, and loses no row', async () => {
      const fresh = connect(await emptyDatabase(`${name} fresh`));
      await migrate(fresh, migrations);
      expect(await shapeOf(db)).toEqual(await shapeOf(fresh));
      await fresh.destroy();
      expect(Object.values(counts).filter((count) => count > 0).length).toBeGreaterThan(0);
      const now = await countsIn(db);
      // A table that a new database has not either is gone on purpose.
      const fewer = Object.entries(now).filter(([table, count]) => count < (counts[table] ?? 0));
      expect(fewer).toEqual([]);
    });

    test('answers queries for its records', async () => {
      const known = collections.filter((collection) => counts[collection.name]);
      for (const collection of known) {
        const records = await selectRecords(db, tableOf(collection), { where: [], limit: 1000 });
        expect(records.map(({ id }) => id).toSorted()).toEqual(await idsIn(db, collection.name));
      }
    });

    test('is written to by the last release also with the tables of this one', async () => {
      const fresh = connect(await emptyDatabase(`${name} written before`));
      await migrate(fresh, migrations);
      const written = await writtenBefore(fresh, file);
      // The ledger and where the audit ends are in a new database too.
      for (const table of await tablesIn(fresh)) await sql`delete from ${sql.table(table)}`.execute(fresh);
      await run(fresh, written);
      const now = await countsIn(fresh);
      const lacking = Object.entries(counts).filter(([table, count]) => table in now && now[table] !== count);
      expect(lacking).toEqual([]);
      await fresh.destroy();
    });

    test('has run none of the new migrations, which all sort behind its own', () => {
      const all = migrationsIn(migrations);
      const subjects = new Set(ledger.map(subjectOf));
      const ran = all.filter((one) => subjects.has(subjectOf(one)));
      expect(ran).toHaveLength(ledger.length);
      expect(all.slice(0, ran.length)).toEqual(ran);
    });
  });
};
