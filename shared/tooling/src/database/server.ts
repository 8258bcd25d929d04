import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Child, startChild } from '../child.ts';
import { exec } from '../exec.ts';
import { codeOf, Fault, textOf } from '../fault.ts';
import { privateFolder } from '../privateFolder.ts';
import { removeFolder } from '../removeFolder.ts';
import { watchdog } from '../watchdog.ts';
import { filesOf, initialiseCommand, type Purpose, serverArgs } from './flags.ts';
import type { Program } from './program.ts';
import { rowsOf, withConnection } from './sql.ts';
import { temporaryFolder } from './temporary.ts';
import type { Login } from './url.ts';

/** Crash recovery of a large database takes its time. */
const timeoutMs = 60_000;

/** The installer's last lines are advice on where to read more. */
const errorsIn = (output: string): string => {
  const lines = output.split('\n').filter((line) => /error|fail|abort|signal/i.test(line));
  return (lines.length > 0 ? lines.join('\n') : output.trim()).slice(0, 2000);
};

const initialise = async (program: Program, data: string): Promise<void> => {
  if (existsSync(data)) return;
  const unfinished = `${data}.new`;
  await removeFolder(unfinished);
  if (!program.installer) await mkdir(unfinished, { recursive: true });
  const { code, output } = await exec(...initialiseCommand(program, unfinished), {
    env: program.env,
    endsWithParent: true,
  });
  if (code !== 0) throw new Fault(`The database could not be created in ${data}: ${errorsIn(output)}`);
  await rename(unfinished, data);
};

const answers = (login: Login): Promise<boolean> =>
  withConnection(login, (connection) => connection.ping()).then(
    () => true,
    () => false,
  );

const reason = async (log: string): Promise<string> => {
  const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n');
  return lines.findLast((line) => line.includes('[ERROR]')) ?? `see ${log}`;
};

/** Other people's names for root, which a new data folder has without a password. */
const dropOpenAccounts = (login: Login): Promise<void> =>
  withConnection(login, async (connection) => {
    const open = await rowsOf(
      connection,
      `select user as user, host as host from mysql.user where user = '' or (user = 'root' and host <> 'localhost')`,
    );
    for (const { user, host } of open) await connection.query('drop user ?@?', [user, host]);
  });

/** How a server that is ending, or has ended, answers. */
const gone = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'PROTOCOL_CONNECTION_LOST']);

/** What a server that was told to end answers; undefined where it obeys. */
const toldToEnd = (login: Login): Promise<unknown> =>
  withConnection(login, (connection) => connection.query('shutdown')).then(
    () => undefined,
    (error: unknown) => error,
  );

/** A server left by a process that was killed is told to end before its folder is used again. */
const endLeftOver = async (login: Login): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (existsSync(login.socketPath ?? '')) {
    const error = await toldToEnd(login);
    if (!error || gone.has(codeOf(error) ?? '')) return;
    // One that was left while it started lets nobody in yet.
    if (codeOf(error) !== 'ETIMEDOUT' || Date.now() > deadline)
      throw new Fault(`Another database server uses ${login.socketPath}: ${textOf(error)}`);
  }
};

const untilItAnswers = async (child: Child, login: Login, log: string): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(login))) {
    if (child.isGone()) throw new Fault(`The database did not start: ${await reason(log)}`);
    if (Date.now() > deadline) {
      throw new Fault(`The database did not answer within ${timeoutMs / 1000} s: ${await reason(log)}`);
    }
    await setTimeout(25);
  }
};

/** How the server of a folder is reached, with all rights. */
export const rootLogin = (folder: string, password: string): Login => ({
  user: 'root',
  password,
  host: 'localhost',
  socketPath: filesOf(folder).socket,
});

/** A private database server: a child of this process, reached by its socket alone. */
export interface Server extends Child {
  /** Settles when it answers. */
  ready: Promise<void>;
}

/** Starts a private server on a folder, whatever state the last run left it in. */
export const startServer = async (
  program: Program,
  folder: string,
  password: string,
  purpose: Purpose = 'serving',
): Promise<Server> => {
  const files = filesOf(folder);
  const login = rootLogin(folder, password);
  const temporary = temporaryFolder(folder);
  await privateFolder(folder);
  await privateFolder(temporary);
  await initialise(program, files.data);
  await endLeftOver(login);
  await writeFile(files.init, `alter user root@localhost identified by '${password}';\n`, { mode: 0o600 });
  await rm(files.log, { force: true });
  const child = startChild(program.server, serverArgs(program, folder, temporary, purpose), {
    stdio: 'ignore',
    env: program.env,
  });
  const guard = child.pid ? watchdog(child.pid) : undefined;
  const clear = async () => {
    await child.gone;
    guard?.dismiss();
    await rm(temporary, { recursive: true, force: true });
  };
  const gone = clear();

  const prepare = async () => {
    await untilItAnswers(child, login, files.log);
    await rm(files.init, { force: true });
    await dropOpenAccounts(login);
  };
  const end = async () => {
    await child.end();
    await gone;
  };
  return { ...child, gone, end, ready: prepare() };
};
