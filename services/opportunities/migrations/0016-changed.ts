import { addIndex, dropIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const log = 'opportunities_changeLog';

/**
 * Who changed what and when, and what is not as it was on a past day, is told by an index alone, as the log itself is large. This
 * one has the field and the version as well, and takes the place of one that had not.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const name = `${log}_changed`;
  const columns = sql`(dateUpdated, parentId, field, version, changedBy, changedByName)`;
  await addIndex(db, log, name, sql`index ${sql.ref(name)} ${columns}`);
  await dropIndex(db, log, `${log}_when`);
};
