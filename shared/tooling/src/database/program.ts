import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aptInstall, aptUnpack, hasApt } from '../apt.ts';
import { exec, isRoot, which } from '../exec.ts';
import { Fault } from '../fault.ts';
import { dataFolder } from '../root.ts';
import { step } from '../say.ts';

/** A database server that is installed, and how it is called. */
export interface Program {
  flavour: 'mariadb' | 'mysql';
  server: string;
  /** MariaDB's script that makes a new data folder; MySQL's server does that itself. */
  installer?: string;
  /** Arguments a server outside the system's folders needs to find its own files. */
  args: string[];
  env: NodeJS.ProcessEnv;
}

const packages = ['mariadb-server-core', 'mariadb-client-core'];

const missing =
  process.platform === 'darwin'
    ? 'No database server was found. Run "brew install mariadb", or set DATABASE_URL to a MySQL or MariaDB server.'
    : 'No database server was found and there is no apt to bring one. Install MariaDB or MySQL (mariadbd or mysqld on PATH), or set DATABASE_URL, for example to a container: docker run -d -p 3306:3306 -e MYSQL_ROOT_PASSWORD=secret mysql:8.4';

const installed = async (): Promise<Program | undefined> => {
  const server = which('mariadbd', 'mysqld');
  if (!server) return undefined;
  const { output } = await exec(server, ['--no-defaults', '--version']);
  if (!output.includes('MariaDB')) return { flavour: 'mysql', server, args: [], env: process.env };
  const installer = which('mariadb-install-db', 'mysql_install_db');
  return installer ? { flavour: 'mariadb', server, installer, args: [], env: process.env } : undefined;
};

/** Where a server goes that cannot be installed for the whole machine. */
const folder = join(dataFolder, 'mariadb');
const unfinished = `${folder}.new`;

const unpacked = async (): Promise<Program | undefined> => {
  const usr = join(folder, 'usr');
  const server = join(usr, 'sbin/mariadbd');
  if (!existsSync(server)) return undefined;
  const libraries = await readdir(join(usr, 'lib'));
  return {
    flavour: 'mariadb',
    server,
    installer: join(usr, 'bin/mariadb-install-db'),
    args: [`--basedir=${usr}`, `--lc-messages-dir=${join(usr, 'share/mysql')}`],
    env: { ...process.env, LD_LIBRARY_PATH: libraries.map((name) => join(usr, 'lib', name)).join(':') },
  };
};

const orThrow = (program: Program | undefined): Program => {
  if (!program) throw new Fault(missing);
  return program;
};

/**
 * Finds a database server, or brings one: with apt as root, else unpacked under the project's data. Never sets up a service of
 * the machine's own.
 */
export const findProgram = async (): Promise<Program> => {
  const found = (await installed()) ?? (await unpacked());
  if (found) return found;
  if (!hasApt()) throw new Fault(missing);
  if (isRoot) {
    await step('Installing MariaDB with apt', () => aptInstall(...packages));
    return orThrow(await installed());
  }
  await step('Unpacking MariaDB', async () => {
    await rm(unfinished, { recursive: true, force: true });
    await aptUnpack(unfinished, ...packages);
    await rename(unfinished, folder);
  });
  return orThrow(await unpacked());
};
