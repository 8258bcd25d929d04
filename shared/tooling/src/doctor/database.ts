import type { Connection, RowDataPacket } from 'mysql2/promise';
import { ranIn, unknownIn } from '../backup/ledgers.ts';
import { databaseOf } from '../database/access.ts';
import { quoted } from '../database/literals.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import type { Login } from '../database/url.ts';
import { textOf } from '../fault.ts';
import { withDatabase } from '../platform/withDatabase.ts';
import { serviceNames } from '../rooms.ts';
import { type Finding, fault, well } from './finding.ts';

const tablesIn = async (connection: Connection, database: string): Promise<string[]> => {
  const [rows] = await connection.query<(RowDataPacket & { name: string })[]>(
    'select table_name as name from information_schema.tables where table_schema = ?',
    [database],
  );
  return rows.map(({ name }) => name);
};

/** Events that another service refused too often: it shows what was before. */
const parkedIn = async (connection: Connection, database: string): Promise<Finding[]> => {
  const rows = await rowsOf(
    connection,
    `select receiver, count(*) as count, max(reason) as reason from ${quoted(database)}.outbox where parked = 1 group by receiver`,
  );
  return rows.map(({ receiver, count, reason }) =>
    fault(
      `${count} events of ${database} for ${receiver} were refused too often: ${reason}`,
      `${receiver} shows old values. Its log says why; show it to its team`,
    ),
  );
};

const lookAtOne = async (connection: Connection, service: string): Promise<Finding[]> => {
  const database = databaseOf(service);
  const tables = await tablesIn(connection, database);
  const unknown = unknownIn(service, await ranIn(connection, database, tables));
  return [
    ...(unknown
      ? [
          fault(
            `A newer version of ${service} has run ${unknown}`,
            'Bring this installation up to date; this one must not start',
          ),
        ]
      : []),
    ...(tables.includes('outbox') ? await parkedIn(connection, database) : []),
  ];
};

const lookAtAll = (login: Login): Promise<Finding[]> =>
  withConnection(login, async (connection) => {
    const [row] = await rowsOf(connection, 'select version() as version');
    const findings = [well(`The database answers (${row?.version})`)];
    for (const service of serviceNames()) findings.push(...(await lookAtOne(connection, service)));
    return findings;
  });

/** The database of a platform, which is started for it where the platform does not run. */
export const lookAtDatabase = (dataDir: string, url: string | undefined): Promise<Finding[]> =>
  withDatabase(dataDir, url, lookAtAll).catch((error: unknown) => [
    fault(`The database does not answer. ${textOf(error)}`, `Its log: ${dataDir}/database/db.log`),
  ]);
