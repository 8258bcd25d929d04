import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf } from '../database/access.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, startServer } from '../database/server.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import { hasMemory, memory } from '../database/temporary.ts';
import type { Login } from '../database/url.ts';
import { secretsOf } from '../platform/secrets.ts';
import { publishedNames, serviceNames, serviceRoom } from '../rooms.ts';

/** Making six databases waits for the disk again and again; nobody will miss them. */
const base = hasMemory(2_000_000_000) ? memory : tmpdir();

/** Statements of a release's snapshot. */
const statementsOf = (service: string): string[] =>
  readFileSync(join(serviceRoom(service), 'migrations/released.sql'), 'utf8')
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement && !/^(--.*\n?)+$/.test(statement));

/** The snapshot holds the first entries of an audit; its end is where they end. */
const endAudit = `update audit_head as h join audit as a on a.seq = (select max(seq) from audit)
  set h.seq = a.seq, h.prevHash = a.prevHash, h.hash = a.hash`;

/** Line ends of all kinds, as texts from elsewhere bring them, and what would end a statement. */
const pasted = 'a;\u2028b;\u2029c;\nd;\r\ne;\v\\\'"\u0000;';

const fill = (login: Login): Promise<void> =>
  withConnection(login, async (connection) => {
    await connection.query('set session foreign_key_checks = 0');
    for (const service of serviceNames()) {
      const name = databaseOf(service);
      await connection.query(`create database ${name} character set utf8mb4 collate utf8mb4_unicode_520_ci`);
      await connection.query(`use ${name}`);
      for (const statement of statementsOf(service)) await connection.query(statement);
      await connection.query(endAudit);
      await connection.query('create table pasted (id int primary key, words text)');
      await connection.query('insert into pasted values (1, ?)', [pasted]);
      await connection.query(`create table signing_keys (id char(36) primary key, publicKey varchar(500) not null,
        privateKey varchar(500) not null, usedFrom int not null)`);
      await connection.query("insert into signing_keys values ('one', '{}', '{}', 1)");
    }
  });

export interface TestPlatform {
  dataDir: string;
  login: Login;
  end(): Promise<void>;
}

/** The data folder of a platform as the last release left it: its databases, whose server runs, files and secrets. */
export const testPlatform = async (): Promise<TestPlatform> => {
  const dataDir = mkdtempSync(join(base, 'bidwright-backup-'));
  const { databaseRoot } = await secretsOf(dataDir, serviceNames(), publishedNames());
  const folder = join(dataDir, 'database');
  const server = await startServer(await findProgram(), folder, databaseRoot, 'trying');
  await server.ready;
  const login = rootLogin(folder, databaseRoot);
  await fill(login);
  const put = (path: string, text: string) => {
    mkdirSync(join(dataDir, path, '..'), { recursive: true });
    writeFileSync(join(dataDir, path), text);
  };
  put('services/opportunities/files/documents/one', 'a document');
  put('services/shell/remotes/ftes/1.0.0/entry.js', 'export {}');
  put('services/shell/packed/made-again.br', 'packed');
  put('services/rfp-library/search/library-0.db', 'an index');
  put('deployed/ftes/now.json', '{}');
  put('deployed/ftes/2.0.0/service/migrations/9998-deployed.js', 'export {}');
  put('deployed/ftes/.unfinished/main.js', 'half of it');
  put('published.json', JSON.stringify({ ftes: `1.0.0 in ${login.socketPath}` }));
  return { dataDir, login, end: () => server.end() };
};

/** How many pairs services have to sign with. */
export const pairsIn = (login: Login): Promise<number> =>
  withConnection(login, async (connection) => {
    const [row] = await rowsOf(connection, `select count(*) as pairs from ${databaseOf('shell')}.signing_keys`);
    return Number(row?.pairs);
  });

/** Checksums of all tables, by database and table, but for the pairs with which services sign: each copy has its own. */
export const checksumsOf = (login: Login): Promise<Record<string, unknown>> =>
  withConnection(login, async (connection) => {
    const sums: Record<string, unknown> = {};
    for (const service of serviceNames()) {
      const database = databaseOf(service);
      const tables = await rowsOf(connection, `show tables from ${database}`);
      for (const row of tables) {
        const table = `${database}.${Object.values(row)[0]}`;
        const [sum] = await rowsOf(connection, `checksum table ${table}`);
        if (!table.endsWith('.signing_keys')) sums[table] = sum?.Checksum;
      }
    }
    return sums;
  });

/** Does something with the server of a restored folder. */
export const withRestored = async <T>(dataDir: string, work: (login: Login) => Promise<T>): Promise<T> => {
  const { databaseRoot } = await secretsOf(dataDir, serviceNames(), publishedNames());
  const folder = join(dataDir, 'database');
  const server = await startServer(await findProgram(), folder, databaseRoot, 'trying');
  try {
    await server.ready;
    return await work(rootLogin(folder, databaseRoot));
  } finally {
    await server.end();
  }
};
