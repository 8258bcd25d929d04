import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '../root.ts';
import { findProgram } from './program.ts';
import { rootLogin, type Server, startServer } from './server.ts';
import { hasMemory, memory } from './temporary.ts';
import { toUrl } from './url.ts';

/** Tables take little, and nobody will miss them: in memory a suite need not wait for the disk when it makes or drops them. */
const enoughBytes = 2_000_000_000;
const folder = hasMemory(enoughBytes) ? join(memory, `bidwright-tests-${userInfo().uid}`) : join(dataFolder, 'test-db');

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

const ownFolder = join(folder, String(process.pid));
let running: Server | undefined;

/**
 * Names the run in TEST_RUN, and sets TEST_DATABASE_URL to the server of DATABASE_URL, or to a private one that lives as long as
 * the run.
 */
export const startTestDatabase = async (): Promise<void> => {
  process.env.TEST_RUN = randomUUID();
  process.env.TEST_DATABASE_URL ||= process.env.DATABASE_URL ?? '';
  // Platforms that tests start have databases of the same names: each is at a server of its own, unless its test says otherwise.
  delete process.env.DATABASE_URL;
  if (process.env.TEST_DATABASE_URL) return;
  await sweep();
  const program = await findProgram();
  const password = randomBytes(18).toString('hex');
  running = await startServer(program, ownFolder, password, 'trying');
  await running.ready;
  process.env.TEST_DATABASE_URL = toUrl(rootLogin(ownFolder, password));
};

export const stopTestDatabase = async (): Promise<void> => {
  await running?.end();
  if (running) await rm(ownFolder, { recursive: true, force: true });
};
