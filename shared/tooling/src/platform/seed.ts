import { join } from 'node:path';
import { packageOf } from '../build/workspaces.ts';
import { grantDatabases } from '../database/access.ts';
import { Fault } from '../fault.ts';
import { publishedNames, serviceNames, serviceRoom } from '../rooms.ts';
import { say, since } from '../say.ts';
import { through } from '../test/through.ts';
import { platformDatabase } from './database.ts';
import { holdFolder, requireSpace } from './platform.ts';
import { secretsOf } from './secrets.ts';

/** Sizes of data, each with the megabytes that its tables and indexes take. */
export const seedSizes = { demo: 300, firm: 2000, million: 12_000 } as const;
export type SeedSize = keyof typeof seedSizes;

export interface SeedOptions {
  dataDir: string;
  databaseUrl?: string;
  size: SeedSize;
  /** The services whose data are made; all unless said otherwise. */
  only?: readonly string[];
  signal: AbortSignal;
}

const seedService = async (name: string, { dataDir, size, signal }: SeedOptions, DATABASE_URL: string) => {
  const cwd = serviceRoom(name);
  if (!packageOf(cwd).scripts?.seed) return;
  const started = Date.now();
  const env = { DATABASE_URL, DATA_DIR: join(dataDir, 'services', name) };
  const code = await through('node', ['--run', 'seed', '--', size], { cwd, env, signal });
  if (code !== 0) throw new Fault(`The data of ${name} could not be made`);
  say(`Data of ${name} … ${since(started)}`);
};

/** Fills the databases of the services that bring data, in the platform's own database or in that of DATABASE_URL. */
export const seedPlatform = async (options: SeedOptions): Promise<void> => {
  const { dataDir, databaseUrl, size } = options;
  const held = await holdFolder(dataDir, `npm run seed (${join(dataDir, 'database')})`);
  try {
    requireSpace(dataDir, seedSizes[size]);
    const secrets = await secretsOf(dataDir, serviceNames(), publishedNames());
    const database = await platformDatabase(dataDir, secrets.databaseRoot, databaseUrl, say);
    await database.start();
    try {
      const databases = await grantDatabases(database.login, secrets.databases, database.shared);
      for (const [name, url] of Object.entries(databases))
        if (!options.only || options.only.includes(name)) await seedService(name, options, url);
    } finally {
      await database.stop();
    }
  } finally {
    await held.release();
  }
};
