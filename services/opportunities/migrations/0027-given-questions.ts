import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Who answers a question, and by which day; lists are sorted and filtered by both. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'questions', {
    ownerId: sql`char(36) character set ascii collate ascii_bin`,
    ownerName: sql`varchar(255)`,
    due: sql`date`,
  });
  const indexes = { owner: sql`(ownerId, state)`, by_ownerName: sql`(ownerName)`, due: sql`(due)` };
  for (const [of, columns] of Object.entries(indexes)) {
    const name = `questions_${of}`;
    await addIndex(db, 'questions', name, sql`index ${sql.ref(name)} ${columns}`);
  }
};
