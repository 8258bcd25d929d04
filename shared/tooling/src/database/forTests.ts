import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '../root.ts';
import { findProgram } from './program.ts';
import { type Server, startServer } from './server.ts';
import { toUrl } from './url.ts';

const folder = join(dataFolder, 'test-db');

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Each run has a folder of its own, named by its process: runs do not meet, and those of dead processes are swept. */
const sweep = async (): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const left = (await readdir(folder)).filter((name) => !isAlive(Number(name)));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

let running: Server | undefined;

/** Sets TEST_DATABASE_URL to a private server that lives as long as the test run; one that is set already is used. */
export const startTestDatabase = async (): Promise<void> => {
  if (process.env.TEST_DATABASE_URL) return;
  await sweep();
  const program = await findProgram(join(dataFolder, 'mariadb'));
  running = await startServer(program, join(folder, String(process.pid)), randomBytes(18).toString('hex'), false);
  process.env.TEST_DATABASE_URL = toUrl(running.login);
};

export const stopTestDatabase = async (): Promise<void> => {
  await running?.stop();
  if (running) await rm(join(folder, String(process.pid)), { recursive: true, force: true });
};
