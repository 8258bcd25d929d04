import { grantDatabases } from '../database/access.ts';
import type { Login } from '../database/url.ts';
import { exec } from '../exec.ts';
import { Fault } from '../fault.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Program } from '../platform/service.ts';
import { settingsOf, writeAddresses } from '../platform/settings.ts';
import { step } from '../say.ts';

interface Given {
  dataDir: string;
  programs: ReadonlyMap<string, Program>;
  secrets: Secrets;
  signal: AbortSignal;
}

/** An errand listens nowhere; its settings want a port all the same. */
const noPort = 1;

const migrate = async (name: string, { folder, file }: Program, env: NodeJS.ProcessEnv, signal: AbortSignal) => {
  const { code, output } = await exec(process.execPath, [file, 'migrate'], {
    cwd: folder,
    env,
    signal,
    endsWithParent: true,
  });
  signal.throwIfAborted();
  if (code !== 0) throw new Fault(`The migrations of ${name} fail. Nothing has been changed.\n${output.trim()}`);
};

/** Runs the migrations of all services of a platform on a server, which nothing else uses. */
export const migrateAll = async (login: Login, { dataDir, programs, secrets, signal }: Given): Promise<void> => {
  const databases = await grantDatabases(login, secrets.databases, false);
  const ports = Object.fromEntries([...programs.keys()].map((name) => [name, noPort]));
  const address = `http://localhost:${noPort}`;
  const surroundings = { dataDir, address, host: '127.0.0.1', ports, databases, secrets, demo: false };
  await writeAddresses(surroundings);
  for (const [name, program] of programs)
    await step(`Migrating ${name}`, () => migrate(name, program, settingsOf(surroundings, name), signal));
};
