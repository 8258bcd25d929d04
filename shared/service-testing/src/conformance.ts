import type { Collection } from '@bidwright/contract-kit';
import { connect, type Database, type KitDatabase, migrate, type ServiceOptions } from '@bidwright/service-kit';
import { loadDemo } from '@bidwright/service-kit/internal/demo';
import { drift } from '@bidwright/service-kit/internal/table/drift';
import { turns } from '@bidwright/tooling/deep';
import { sql } from 'kysely';
import { crashAfter, Died } from './crash.ts';
import { emptyDatabase } from './database.ts';
import { expandTests } from './expandTests.ts';
import { fuzzTests, type Peculiar, type Samples } from './fuzzTests.ts';
import { nameTests } from './names.ts';
import { migrationsIn, misnamed } from './numbering.ts';
import { releasedTests } from './releasedTests.ts';
import { statementTests } from './statementTests.ts';

type Conforming = ServiceOptions & { collections: Collection[] };

const driftOf = async (db: Database, collections: Collection[]) =>
  (await Promise.all(collections.map((collection) => drift(db, collection)))).flat();

const migrated = async (db: KitDatabase) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

const virtualColumns = async (db: KitDatabase) => {
  const { rows } = await sql<{ place: string }>`select concat(table_name, '.', column_name) as place
    from information_schema.columns where table_schema = database() and extra like '%virtual%'`.execute(db);
  return rows.map(({ place }) => place);
};

const migrationTests = ({ name, collections, migrations }: Conforming) => {
  describe('migrations', () => {
    let url: string;
    let db: KitDatabase;

    beforeEach(async () => {
      url = await emptyDatabase(`${name} migrations`);
      db = connect(url);
    });

    afterEach(() => db.destroy());

    test('are numbered, each once, so that a new one sorts last', () => {
      expect(misnamed(migrationsIn(migrations))).toEqual([]);
    });

    test('make the tables that the contracts ask for', async () => {
      await migrate(db, migrations);
      expect(await driftOf(db, collections)).toEqual([]);
    });

    test('leave no column that the database computes by itself while it cleans up', async () => {
      await migrate(db, migrations);
      expect(await virtualColumns(db)).toEqual([]);
    });

    test('end well when a process dies after any of their statements', async () => {
      // What a process held is let go with its connections.
      const dying = async (statements: number) => {
        const one = connect(url);
        try {
          await migrate(one.withPlugin(crashAfter(statements)), migrations);
          return true;
        } catch (error) {
          if (error instanceof Died) return false;
          throw error;
        } finally {
          await one.destroy();
        }
      };
      let statements = 0;
      while (!(await dying(statements))) statements += turns(4, 1);
      expect(statements).toBeGreaterThan(migrationsIn(migrations).length);
      expect(await driftOf(db, collections)).toEqual([]);
      expect(await migrated(db)).toEqual(migrationsIn(migrations));
    });

    test('run once when three instances start together', async () => {
      const others = [connect(url), connect(url)];
      await Promise.all([db, ...others].map((one) => migrate(one, migrations)));
      await Promise.all(others.map((one) => one.destroy()));
      expect(await migrated(db)).toEqual(migrationsIn(migrations));
      expect(await driftOf(db, collections)).toEqual([]);
    });
  });
};

const demoTests = ({ name, collections, migrations, demo }: Conforming) => {
  if (!demo) return;
  test('demo data fits the tables and is loaded whole', async () => {
    const db = connect(await emptyDatabase(`${name} demo`));
    await migrate(db, migrations);
    const data = await demo('2026-11-21');
    const begin = performance.now();
    await loadDemo(db, collections, () => data);
    const seconds = (performance.now() - begin) / 1000;
    process.stdout.write(`demo data of ${name}: ${seconds.toFixed(1)} s\n`);
    for (const collection of collections) {
      const { rows } = await sql<{
        count: number;
      }>`select count(*) as count from ${sql.table(collection.name)}`.execute(db);
      expect([collection.name, rows[0]?.count]).toEqual([collection.name, data[collection.name]?.length ?? 0]);
    }
    await db.destroy();
  });
};

/**
 * What every service must hold, whatever its collections: two lines in its tests. `samples` are records, by collection,
 * that pass every rule.
 */
export const conformance = (service: Conforming, samples: Samples, peculiar?: Peculiar): void => {
  migrationTests(service);
  releasedTests(service);
  expandTests(service);
  demoTests(service);
  nameTests(service);
  describe('statements', () => statementTests(service, peculiar?.settled));
  fuzzTests(service, samples, peculiar);
};
