import { join } from 'node:path';
import { requireAnswer } from '../database/access.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, startServer } from '../database/server.ts';
import { fromUrl, type Login } from '../database/url.ts';
import { Fault } from '../fault.ts';
import { type Supervised, supervise } from './supervise.ts';

/** The database of a platform. */
export interface PlatformDatabase extends Supervised {
  /** The user who may do everything. */
  login: Login;
  /** Others may keep databases there. */
  shared: boolean;
}

const notOurs = async () => {
  throw new Fault('The server of DATABASE_URL is not ours');
};

const external = async (login: Login): Promise<PlatformDatabase> => {
  await requireAnswer(login);
  return {
    login,
    shared: true,
    pid: undefined,
    start: () => requireAnswer(login),
    kill: notOurs,
    restart: notOurs,
    stop: async () => undefined,
  };
};

/** The server of `url`, or else a private one in the folder of the platform; not started yet. */
export const platformDatabase = async (
  dataDir: string,
  password: string,
  url: string | undefined,
  report: (line: string) => void,
): Promise<PlatformDatabase> => {
  if (url) return external(fromUrl(url));
  const program = await findProgram();
  const folder = join(dataDir, 'database');
  const server = supervise('The database', () => startServer(program, folder, password), report);
  return Object.assign(server, { login: rootLogin(folder, password), shared: false });
};
