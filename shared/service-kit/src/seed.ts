import type { Collection, Kept } from '@bidwright/contract-kit';
import { connect, type Database } from './connect.ts';
import { isEmpty, loadDemo, loadWhole } from './demo.ts';
import { storageFor } from './files/begin.ts';
import { inBatches } from './inBatches.ts';
import { migrate } from './migrate.ts';
import { serviceSettings, settings } from './settings.ts';
import type { ServiceOptions } from './start.ts';

/** Sizes of a set of data beside the demo's: a firm of 2,000 people, and what the app must bear. */
type SeedSize = 'firm' | 'million';

/** Records of a collection, one at a time, the same in every run. They may carry what belongs to them, as demo data do. */
interface Seeds {
  collection: Collection;
  records: Iterable<Kept>;
}

/** What a service adds to its demo data, by size. */
type SeedsBySize = Partial<Record<SeedSize, (today: string) => Seeds[]>>;

/** Records of one transaction. */
const batch = 2000;

/** Adds many records, some at a time. `report` is told how many are in. */
export const loadSeeds = async (
  db: Database,
  { collection, records }: Seeds,
  report: (done: number) => void = () => undefined,
): Promise<void> => {
  let done = 0;
  for (const some of inBatches(records, batch)) {
    await db.transaction().execute((trx) => loadWhole(trx, collection, some));
    done += some.length;
    report(done);
  }
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Milliseconds after which a long load says how far it is. */
const intervalMs = 10_000;

const sayingSteps = (service: string, collection: string) => {
  let last = Date.now();
  return (done: number) => {
    if (Date.now() - last < intervalMs) return;
    last = Date.now();
    say(`${service}: ${done} ${collection} …`);
  };
};

/** Why nothing is loaded into a database that is in use. */
const refusal = (service: string) =>
  `${service} has data already, and these would mix with them. Take a new folder (DATA_DIR=… npm run seed …), an empty server (DATABASE_URL), or remove the database first.`;

/**
 * Fills a service's empty tables: the demo's data, then those of the size that the command line names. The database is that
 * of DATABASE_URL. Refuses, with exit code 1, where anything is in them.
 */
export const seed = async (options: ServiceOptions, bySize: SeedsBySize = {}): Promise<void> => {
  const { name, collections = [], migrations, demo } = options;
  const { DATABASE_URL, DEMO_TODAY } = settings({
    DATABASE_URL: serviceSettings.DATABASE_URL,
    DEMO_TODAY: serviceSettings.DEMO_TODAY,
  });
  const db = connect(DATABASE_URL);
  try {
    await migrate(db, migrations);
    if (!(await isEmpty(db, collections))) {
      process.stderr.write(`${refusal(name)}\n`);
      process.exitCode = 1;
      return;
    }
    if (demo) await loadDemo(db, collections, () => demo(DEMO_TODAY), await storageFor(collections));
    const size = Object.keys(bySize).find((known): known is SeedSize => known === process.argv[2]);
    for (const seeds of (size && bySize[size]?.(DEMO_TODAY)) ?? [])
      await loadSeeds(db, seeds, sayingSteps(name, seeds.collection.name));
  } finally {
    await db.destroy();
  }
};
