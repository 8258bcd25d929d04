import type { Collection, Kept } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { connect, type Database } from './connect.ts';
import { loadDemo } from './demo.ts';
import { migrate } from './migrate.ts';
import { serviceSettings, settings } from './settings.ts';
import type { ServiceOptions } from './start.ts';
import { insertRecords } from './table/insert.ts';
import { tableOf } from './table/table.ts';

/** Sizes of a set of data beside the demo's: a firm of 2,000 people, and what the app must bear. */
type SeedSize = 'firm' | 'million';

/** Records of a collection, one at a time, the same in every run. */
interface Seeds {
  collection: Collection;
  records: Iterable<Kept>;
}

/** What a service adds to its demo data, by size. */
type SeedsBySize = Partial<Record<SeedSize, (today: string) => Seeds[]>>;

/** Records of one transaction. */
const batch = 2000;

function* inBatches<T>(all: Iterable<T>): Generator<T[]> {
  let some: T[] = [];
  for (const one of all) {
    some.push(one);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

const presentIds = async (db: Database, table: string, records: Kept[]) => {
  const ids = records.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Adds the records that are not there yet, so that a run that was cut short goes on where it ended. */
export const loadSeeds = async (
  db: Database,
  { collection, records }: Seeds,
  report: (done: number) => void = () => undefined,
): Promise<void> => {
  const table = tableOf(collection);
  let done = 0;
  for (const some of inBatches(records)) {
    const present = await presentIds(db, table.name, some);
    const missing = some.filter(({ id }) => !present.has(id));
    if (missing.length > 0) await db.transaction().execute((trx) => insertRecords(trx, table, missing));
    done += some.length;
    report(done);
  }
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** How often a long load says how far it is, in records. */
const reported = 100_000;

/**
 * Fills a service's tables: the demo's data where they are empty, then those of the size that the command line names.
 * The database is that of DATABASE_URL.
 */
export const seed = async (options: ServiceOptions, bySize: SeedsBySize = {}): Promise<void> => {
  const { name, collections = [], migrations, demo } = options;
  const { DATABASE_URL, DEMO_TODAY } = settings({
    DATABASE_URL: serviceSettings.DATABASE_URL,
    DEMO_TODAY: serviceSettings.DEMO_TODAY,
  });
  const db = connect(DATABASE_URL);
  await migrate(db, migrations);
  if (demo) await loadDemo(db, collections, () => demo(DEMO_TODAY));
  const size = Object.keys(bySize).find((known): known is SeedSize => known === process.argv[2]);
  for (const seeds of (size && bySize[size]?.(DEMO_TODAY)) ?? []) {
    await loadSeeds(db, seeds, (done) => {
      if (done % reported === 0) say(`${name}: ${done} ${seeds.collection.name} …`);
    });
  }
  await db.destroy();
};
