import { readdirSync } from 'node:fs';
import type { Collection } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { connect, type Database } from '../connect.ts';
import { loadDemo } from '../demo.ts';
import { migrate } from '../migrate.ts';
import type { ServiceOptions } from '../start.ts';
import { drift } from '../table/drift.ts';
import { crashAfter, Died } from './crash.ts';
import { emptyDatabase } from './database.ts';
import { fuzzTests, type Peculiar, type Samples } from './fuzzTests.ts';
import { nameTests } from './names.ts';
import { statementTests } from './statementTests.ts';

type Conforming = ServiceOptions & { collections: Collection[] };

const driftOf = async (db: Database, collections: Collection[]) =>
  (await Promise.all(collections.map((collection) => drift(db, collection)))).flat();

const migrated = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => `${name}.ts`);
};

const filesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.ts'));

const migrationTests = ({ name, collections, migrations }: Conforming) => {
  describe('migrations', () => {
    let url: string;
    let db: Database;

    beforeEach(async () => {
      url = await emptyDatabase(`${name} migrations`);
      db = connect(url);
    });

    afterEach(() => db.destroy());

    test('make the tables that the contracts ask for', async () => {
      await migrate(db, migrations);
      expect(await driftOf(db, collections)).toEqual([]);
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
      while (!(await dying(statements))) statements += 1;
      expect(statements).toBeGreaterThan(filesIn(migrations).length);
      expect(await driftOf(db, collections)).toEqual([]);
      expect(await migrated(db)).toEqual(filesIn(migrations));
    });

    test('run once when three instances start together', async () => {
      const others = [connect(url), connect(url)];
      await Promise.all([db, ...others].map((one) => migrate(one, migrations)));
      await Promise.all(others.map((one) => one.destroy()));
      expect(await migrated(db)).toEqual(filesIn(migrations));
      expect(await driftOf(db, collections)).toEqual([]);
    });
  });
};

/** In seconds; a machine that does nothing else needs a tenth of it. */
const patience = 20;

const demoTests = ({ name, collections, migrations, demo }: Conforming) => {
  if (!demo) return;
  test('demo data fits the tables and is loaded within seconds', async () => {
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
    expect(seconds).toBeLessThan(patience);
  }, 60_000);
};

/**
 * What every service must hold, whatever its collections: two lines in its tests. `samples` are records, by collection,
 * that pass every rule.
 */
export const conformance = (service: Conforming, samples: Samples, peculiar?: Peculiar): void => {
  migrationTests(service);
  demoTests(service);
  nameTests(service);
  describe('statements', () => statementTests(service, peculiar?.settled));
  fuzzTests(service, samples, peculiar);
};
