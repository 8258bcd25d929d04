import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { initialiseCommand } from '@bidwright/tooling/database/flags';
import { rowsOf, withConnection } from '@bidwright/tooling/database/sql';
import type { Network } from './network.ts';
import type { Programs } from './programs.ts';
import { ended, started, until } from './started.ts';

const run = promisify(execFile);

const settings = join(import.meta.dirname, '../../deploy/machines/galera.cnf');

type Row = Record<string, unknown>;

/** The program that copies files from node to node writes as nobody but this one. */
const systemUser = 'nobody';

/** The user of the services. */
export const user = { name: 'bidwright', password: 'a-password-of-this-test' };

const asRoot = (socketPath: string) => ({ user: 'root', password: '', host: 'localhost', socketPath });

const ask = (socketPath: string, ...statements: string[]) =>
  withConnection(asRoot(socketPath), async (connection) => {
    let rows: Row[] = [];
    for (const statement of statements) rows = await rowsOf(connection, statement);
    return rows;
  });

const statusOf = async (socket: string, name: string) => {
  const [row] = await ask(socket, `show status like '${name}'`);
  return String(row?.Value);
};

const names = ['one', 'two', 'three'];

/** A cluster of the database, a node on each machine, as `deploy/machines/galera.cnf` sets it up. */
export const openGalera = async (network: Network, programs: Programs, folder: string, databases: string[]) => {
  const { mariadb, galera, env } = programs;
  const folderOf = (node: number) => join(folder, `db${node}`);
  const socketOf = (node: number) => join(folderOf(node), 's');
  const nodes = network.addresses.map((_, node) => node);
  const running: ChildProcess[] = [];

  const argsOf = (node: number) => [
    `--defaults-file=${settings}`,
    ...mariadb.args,
    `--user=${systemUser}`,
    `--datadir=${folderOf(node)}/data`,
    `--socket=${socketOf(node)}`,
    `--pid-file=${folderOf(node)}/pid`,
    `--wsrep-provider=${galera}`,
    `--bind-address=${network.addresses[node]}`,
    `--wsrep-node-address=${network.addresses[node]}`,
    `--wsrep-node-name=${names[node]}`,
    `--wsrep-cluster-address=gcomm://${network.addresses.join(',')}`,
    // It copies files and needs no further program.
    '--wsrep-sst-method=rsync',
    '--innodb-buffer-pool-size=96M',
    '--innodb-log-file-size=16M',
    // What a test writes is small.
    '--wsrep-provider-options=gcache.size=64M; evs.keepalive_period=PT0.5S; evs.suspect_timeout=PT1.5S; evs.inactive_timeout=PT3S; evs.install_timeout=PT3S',
  ];

  const isReady = async (node: number) =>
    (await statusOf(socketOf(node), 'wsrep_ready').catch(() => 'unreachable')) === 'ON';

  const logOf = (node: number) => join(folder, `db${node}.log`);

  /** What a node said last, but for those who asked whether it is ready. */
  const lastSaid = async (node: number) => {
    const lines = (await readFile(logOf(node), 'utf8')).split('\n');
    return lines.filter((line) => !line.includes('Aborted connection')).slice(-40);
  };

  const becomesReady = async (node: number) => {
    try {
      await until(`node ${node} of the database is ready`, () => isReady(node), 90_000);
    } catch (error) {
      const { exitCode, signalCode } = running[node] as ChildProcess;
      const said = [`It ended with ${signalCode ?? exitCode ?? 'nothing yet'}`, ...(await lastSaid(node))].join('\n');
      throw new Error(said, { cause: error });
    }
  };

  const start = (node: number, ...more: string[]) => {
    const command = network.commandOn(node, mariadb.server, [...argsOf(node), ...more]);
    running[node] = started(command, logOf(node), env);
    return becomesReady(node);
  };

  /** What a node was at when its power was cut: it gets what came after that alone. */
  const positionOf = async (node: number) => {
    const log = join(folder, `db${node}.recovery`);
    await rm(log, { force: true });
    const child = started([mariadb.server, [...argsOf(node), '--wsrep-recover']], log, env);
    let position: string | undefined;
    await until(`node ${node} knows what it was at`, async () => {
      position = /Recovered position:\s*(\S+)/.exec(await readFile(log, 'utf8'))?.[1];
      return position !== undefined;
    });
    // It has said all that is wanted of it, and may take long to end.
    child.kill('SIGKILL');
    await once(child, 'exit');
    return position;
  };

  for (const node of nodes) {
    await mkdir(folderOf(node), { recursive: true });
    await run(...initialiseCommand(mariadb, `${folderOf(node)}/data`), { env: mariadb.env });
    await run('chown', ['--recursive', systemUser, folderOf(node)]);
  }
  await start(0, '--wsrep-new-cluster');
  await ask(
    socketOf(0),
    `create user galera_ready@'%'`,
    `create user ${user.name}@'%' identified by '${user.password}'`,
    ...databases.flatMap((database) => [
      `create database \`${database}\``,
      `grant all on \`${database}\`.* to ${user.name}@'%'`,
    ]),
  );
  for (const node of nodes.slice(1)) await start(node);

  return {
    /** Starts a node whose machine was gone. */
    restart: async (node: number) => start(node, `--wsrep-start-position=${await positionOf(node)}`),
    /** Asks one node, whoever is written to. */
    ask: (node: number, statement: string) => ask(socketOf(node), statement),
    /** Keeps a node from applying what the others write, as if it had much to do, until `act` has ended. */
    holdBack: (node: number, act: () => Promise<void>) =>
      withConnection(asRoot(socketOf(node)), async (connection) => {
        await rowsOf(connection, 'flush tables with read lock');
        await act();
      }),
    /** Waits until a node takes writes; where it never does, its log tells why. */
    becomesReady,
    close: async () => {
      for (const node of nodes.toReversed()) await ended(running[node] as ChildProcess);
    },
  };
};
