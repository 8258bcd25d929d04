import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupNoteFile } from '../backup/note.ts';
import { frontDoor } from '../rooms.ts';
import { publishTokensFile, type Secrets } from './secrets.ts';

/** What all services of one platform have in common. */
export interface Surroundings {
  dataDir: string;
  /** The front door's own address. */
  address: string;
  /** The address people use, where it is another one. */
  publicUrl?: string;
  host: string;
  /** Ports by service. */
  ports: Record<string, number>;
  /** Addresses of their databases by service. */
  databases: Record<string, string>;
  secrets: Secrets;
  demo: boolean;
  /** Settings of the caller's own, such as DEMO_TODAY. */
  settings?: NodeJS.ProcessEnv;
}

/** Where a service answers the others. */
export const addressOf = ({ ports }: Surroundings, service: string): string => `http://127.0.0.1:${ports[service]}`;

/** Who answers where. Services read it again, so that one may join them. */
const addressesFile = (dataDir: string) => join(dataDir, 'addresses.json');

export const writeAddresses = async (given: Surroundings): Promise<void> => {
  const file = addressesFile(given.dataDir);
  const addresses = Object.fromEntries(Object.keys(given.ports).map((name) => [name, addressOf(given, name)]));
  await writeFile(`${file}.new`, `${JSON.stringify(addresses, undefined, 2)}\n`);
  await rename(`${file}.new`, file);
};

/** What only the front door is told. */
const ofFrontDoor = (given: Surroundings): NodeJS.ProcessEnv => ({
  HOST: given.host,
  INTERNAL_KEY: given.secrets.internalKey,
  PUBLISH_TOKENS_FILE: publishTokensFile(given.dataDir),
  BACKUP_NOTE_FILE: backupNoteFile(given.dataDir),
});

/** Each service tells its figures at a port of its own: the first at that of METRICS_PORT, then by name, and who joins behind all. */
const metricsPort = (given: Surroundings, service: string): NodeJS.ProcessEnv => {
  const first = Number(given.settings?.METRICS_PORT ?? process.env.METRICS_PORT ?? 0);
  const place = Object.keys(given.ports).indexOf(service);
  // What is no number is the service's to refuse.
  return Number.isNaN(first) ? {} : { METRICS_PORT: String(first > 0 ? first + place : 0) };
};

/** The environment of a service: this process's own, so that settings of a firm reach the service that reads them. */
export const settingsOf = (given: Surroundings, service: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...given.settings,
  ...metricsPort(given, service),
  PORT: String(given.ports[service]),
  HOST: '127.0.0.1',
  DATABASE_URL: given.databases[service],
  DATA_DIR: join(given.dataDir, 'services', service),
  ADDRESSES_FILE: addressesFile(given.dataDir),
  PUBLIC_URL: given.publicUrl ?? given.address,
  DEMO: given.demo ? '1' : '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(given.dataDir, 'compile-cache'),
  MALLOC_ARENA_MAX: '2',
  // Fixed, or the 19 MB of each password hash would stay with the process: 154 MB against 107 after a few sign-ins.
  MALLOC_MMAP_THRESHOLD_: '262144',
  ...(service === frontDoor ? ofFrontDoor(given) : {}),
});
