import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What was changed since a past day and what is not as it was then, told by the index alone: the log itself is large. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const log = 'opportunities_changeLog';
  const name = `${log}_past`;
  await addIndex(db, log, name, sql`index ${sql.ref(name)} (dateUpdated, parentId, field, version)`);
};
