import { opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import { connect, createRecord, type Database, migrate } from '@bidwright/service-kit';
import { emptyDatabase, person, resourcesOf } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../../src/service.ts';

const admin = person('Admin');

/** The rows of a table, with the columns that an insert may name. */
const rowsOf = async (db: Database, table: string) => {
  const { rows: columns } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = database() and table_name = ${table} and extra not like '%GENERATED%'
      and extra not like '%auto_increment%'`.execute(db);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  return (await sql<Record<string, unknown>>`select ${names} from ${sql.table(table)}`.execute(db)).rows;
};

/** An empty copy of the tables of bids, and the rows that a bid leaves there which `peers` are told of. */
export const emptyCopy = async (peers: string[]) => {
  const url = await emptyDatabase('door copy');
  const db = connect(url);
  await migrate(db, service.migrations);
  const eventSink = { peers, receiversOf: () => peers, wake: () => undefined };
  const bids = resourcesOf(service, eventSink).get(opportunities.name);
  if (!bids) throw new Error('There are no bids');
  const { id } = await createRecord(db, bids, sampleOpportunity(), admin);
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const table of ['', '_teamsInvolved', '_changeLog'].map((part) => opportunities.name + part))
    tables[table] = await rowsOf(db, table);
  for (const table of ['outbox', 'audit']) tables[table] = await rowsOf(db, table);
  const ids = [id, tables[`${opportunities.name}_changeLog`]?.[0]?.id, tables.outbox?.[0]?.eventId];
  for (const table of Object.keys(tables).toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
  await db.destroy();
  return { url, rows: { ids, tables } };
};
