import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hold } from '../../bin/lock.mjs';
import { requireAnswer } from '../database/access.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, startServer } from '../database/server.ts';
import { fromUrl, type Login } from '../database/url.ts';
import { Fault } from '../fault.ts';
import { publishedNames, serviceNames } from '../rooms.ts';
import { secretsOf } from './secrets.ts';

type Work<T> = (login: Login) => Promise<T>;

/** The platform does not run, so its server is started for this piece of work alone. */
const started = async <T>(folder: string, password: string, work: Work<T>): Promise<T> => {
  const server = await startServer(await findProgram(), folder, password);
  try {
    await server.ready;
    return await work(rootLogin(folder, password));
  } finally {
    await server.end();
  }
};

/** Does something with the database of a platform, whether the platform runs or not; `url` names another server. */
export const withDatabase = async <T>(dataDir: string, url: string | undefined, work: Work<T>): Promise<T> => {
  if (url) {
    const login = fromUrl(url);
    await requireAnswer(login);
    return work(login);
  }
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new Fault(`There is no database in ${dataDir} yet. It is made by: npm start`);
  const { databaseRoot } = await secretsOf(dataDir, serviceNames(), publishedNames());
  const held = await hold(join(dataDir, 'platform.sock'), `work on its database (process ${process.pid})`);
  if (held.holder !== undefined) return work(rootLogin(folder, databaseRoot));
  try {
    return await started(folder, databaseRoot, work);
  } finally {
    await held.release();
  }
};
