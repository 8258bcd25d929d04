import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const log = 'opportunities_changeLog';

/**
 * Who changed what and when, and what is not as it was on a past day, is told by an index alone, as the log itself is large. This
 * one has the field and the version as well, and takes the place of one that had not.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const [before, now] = [`${log}_when`, `${log}_changed`];
  const columns = sql`(dateUpdated, parentId, field, version, changedBy, changedByName)`;
  await addIndex(db, log, now, sql`index ${sql.ref(now)} ${columns}`);
  const { rows } = await sql`select 1 from information_schema.statistics
    where table_schema = database() and table_name = ${log} and index_name = ${before} limit 1`.execute(db);
  if (rows.length > 0) await sql`alter table ${sql.table(log)} drop index ${sql.ref(before)}`.execute(db);
};
