import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What became of what people said, and what they were answered. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'feedback', { state: sql`varchar(60) not null default 'New'`, answer: sql`mediumtext` });
  await addIndex(db, 'feedback', 'feedback_state', sql`index feedback_state (state, dateCreated)`);
};
