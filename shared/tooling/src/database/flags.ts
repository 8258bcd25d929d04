import { join } from 'node:path';
import { socketPath } from '../../bin/lock.mjs';
import { isRoot } from '../exec.ts';
import type { Program } from './program.ts';

/** The files of one private server. */
export const filesOf = (folder: string) => ({
  data: join(folder, 'data'),
  socket: socketPath(join(folder, 'db.sock')),
  pid: join(folder, 'db.pid'),
  log: join(folder, 'db.log'),
  init: join(folder, 'init.sql'),
});

/** No configuration file of the machine counts, or the server would be another one on every machine. */
const common = (program: Program, data: string): string[] => [
  '--no-defaults',
  ...program.args,
  `--datadir=${data}`,
  ...(isRoot ? ['--user=root'] : []),
];

const innodb = {
  mariadb: ['--innodb-log-file-size=16M', '--innodb-undo-tablespaces=0'],
  mysql: ['--innodb-redo-log-capacity=32M'],
};

/** The program and arguments that make a new data folder. */
export const initialiseCommand = (program: Program, data: string): [string, string[]] =>
  program.installer
    ? [
        program.installer,
        [
          ...common(program, data),
          '--auth-root-authentication-method=normal',
          '--skip-test-db',
          '--skip-name-resolve',
          ...innodb.mariadb,
        ],
      ]
    : [program.server, [...common(program, data), '--initialize-insecure', ...innodb.mysql]];

/**
 * Arguments of a running server: reached by its socket alone, and an acknowledged write is on disk.
 * `durable` off is for tests, whose data nobody will miss.
 */
export const serverArgs = (program: Program, folder: string, temporary: string, durable: boolean): string[] => {
  const files = filesOf(folder);
  return [
    ...common(program, files.data),
    `--socket=${files.socket}`,
    `--pid-file=${files.pid}`,
    `--log-error=${files.log}`,
    `--init-file=${files.init}`,
    // A server that starts removes temporary tables it finds, also those of a server that runs.
    `--tmpdir=${temporary}`,
    '--skip-networking',
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    '--innodb-buffer-pool-size=128M',
    `--innodb-flush-log-at-trx-commit=${durable ? 1 : 0}`,
    '--performance-schema=OFF',
    ...innodb[program.flavour],
    ...(program.flavour === 'mysql' ? ['--mysqlx=OFF', '--disable-log-bin'] : []),
  ];
};
