import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Fault } from '../fault.ts';

/** Random words this installation made for itself. */
export interface Secrets {
  databaseRoot: string;
  /** With which the front door seals what nobody else may read or make. */
  internalKey: string;
  /** Passwords of the services' database users. */
  databases: Record<string, string>;
  /** What each module's team publishes with, and what whoever installs the platform does. */
  publishTokens: Record<string, string>;
}

const random = () => randomBytes(24).toString('hex');

const fileOf = (dataDir: string) => join(dataDir, 'secrets.json');

/** The tokens stand in a file of their own, which the front door reads. */
export const publishTokensFile = (dataDir: string): string => join(dataDir, 'publish-tokens.json');

const read = async <Kept extends object>(file: string): Promise<Partial<Kept>> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw new Fault(`${file} cannot be read. Restore it, or delete it to have new secrets made.`);
  }
};

const write = async (file: string, kept: object): Promise<void> => {
  await writeFile(`${file}.new`, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
};

const filled = (names: string[], known: Partial<Record<string, string>> = {}) =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? random()]));

/** Under which name the one stands that may switch on what no browser has tried; no module is called so. */
export const installation = '(installation)';

/** Reads the secrets, making those that are missing. Only this user can read the files. */
export const secretsOf = async (dataDir: string, services: string[], modules: string[]): Promise<Secrets> => {
  const known = await read<Omit<Secrets, 'publishTokens'>>(fileOf(dataDir));
  const knownTokens = await read<Record<string, string>>(publishTokensFile(dataDir));
  const publishTokens = filled([...modules, installation], knownTokens);
  const kept = {
    databaseRoot: known.databaseRoot ?? random(),
    internalKey: known.internalKey ?? random(),
    databases: filled(services, known.databases),
  };
  await mkdir(dataDir, { recursive: true });
  // Those of a service whose sources stand elsewhere are not asked for here, and stay.
  await write(fileOf(dataDir), { ...kept, databases: { ...known.databases, ...kept.databases } });
  await write(publishTokensFile(dataDir), { ...knownTokens, ...publishTokens });
  return { ...kept, publishTokens };
};
