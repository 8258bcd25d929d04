import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The status that a change gave a bid, so that reports find out when without reading what else was changed. */
const statusId = sql`char(36) character set ascii collate ascii_bin generated always as (case field
  when 'opportunityStatus' then json_unquote(json_extract(newValue, '$.id'))
  when '*' then json_unquote(json_extract(newValue, '$.opportunityStatus.id')) end) virtual`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const log = 'opportunities_changeLog';
  await addColumns(db, log, { statusId });
  await addIndex(
    db,
    log,
    `${log}_stays`,
    sql`index ${sql.ref(`${log}_stays`)} (parentId, statusId, version, dateUpdated)`,
  );
  await addIndex(db, log, `${log}_fields`, sql`index ${sql.ref(`${log}_fields`)} (parentId, field, version)`);
  await addIndex(
    db,
    log,
    `${log}_when`,
    sql`index ${sql.ref(`${log}_when`)} (dateUpdated, parentId, changedBy, changedByName)`,
  );
  const ends = 'documents_ends';
  await addIndex(db, 'documents', ends, sql`index ${sql.ref(ends)} (documentType, endDate, opportunityId, status)`);
};
