import { totalmem } from 'node:os';
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

/**
 * What a server runs for: `serving` has each acknowledged write on disk; `trying` has not, for data that nobody will miss where the
 * machine fails; `filling` takes in whole databases, which count once it has ended well.
 */
export type Purpose = 'serving' | 'trying' | 'filling';

/** In a large log and a large memory each page is written to disk once. */
const roomy = {
  mariadb: ['--innodb-log-file-size=256M'],
  mysql: ['--innodb-redo-log-capacity=256M'],
};

/** Megabytes of memory for tables that are filled: other programs need theirs. */
const roomyMegabytes = Math.min(768, Math.floor(totalmem() / 4_000_000));

const purposeArgs = (purpose: Purpose, flavour: Program['flavour']): string[] => {
  if (purpose === 'serving') return ['--innodb-buffer-pool-size=128M', '--innodb-flush-log-at-trx-commit=1'];
  if (purpose === 'trying') return ['--innodb-buffer-pool-size=128M', '--innodb-flush-log-at-trx-commit=0'];
  return [
    `--innodb-buffer-pool-size=${roomyMegabytes}M`,
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-doublewrite=0',
    ...roomy[flavour],
  ];
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

/** Arguments of a running server, which is reached by its socket alone. */
export const serverArgs = (program: Program, folder: string, temporary: string, purpose: Purpose): string[] => {
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
    '--performance-schema=OFF',
    ...innodb[program.flavour],
    ...purposeArgs(purpose, program.flavour),
    ...(program.flavour === 'mysql' ? ['--mysqlx=OFF', '--disable-log-bin'] : []),
  ];
};
