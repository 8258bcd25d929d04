import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Fault } from '../fault.ts';

/** Random words this installation made for itself. */
export interface Secrets {
  databaseRoot: string;
  /** Signs what services tell each other. */
  internalKey: string;
  /** Passwords of the services' database users. */
  databases: Record<string, string>;
  /** What each module's team publishes with. */
  publishTokens: Record<string, string>;
}

const random = () => randomBytes(24).toString('hex');

const fileOf = (dataDir: string) => join(dataDir, 'secrets.json');

const read = async (dataDir: string): Promise<Partial<Secrets>> => {
  try {
    return JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw new Fault(`${fileOf(dataDir)} cannot be read. Restore it, or delete it to have new secrets made.`);
  }
};

const filled = (names: string[], known: Record<string, string> = {}) =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? random()]));

/** Reads the secrets, making those that are missing. Only this user can read the file. */
export const secretsOf = async (dataDir: string, services: string[], modules: string[]): Promise<Secrets> => {
  const known = await read(dataDir);
  const secrets: Secrets = {
    databaseRoot: known.databaseRoot ?? random(),
    internalKey: known.internalKey ?? random(),
    databases: filled(services, known.databases),
    publishTokens: filled(modules, known.publishTokens),
  };
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${fileOf(dataDir)}.new`, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  await rename(`${fileOf(dataDir)}.new`, fileOf(dataDir));
  return secrets;
};
