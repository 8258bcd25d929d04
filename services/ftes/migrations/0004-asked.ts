import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What queries may filter and sort by, see the contract's `asked`, as far as no other index begins with it. */
const columns = {
  projections: ['dateUpdated', 'addedById', 'fteName', 'oppStatusId', 'oppOwnerId', 'kind', 'status'],
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, names] of Object.entries(columns))
    for (const name of names) {
      const index = `${table}_by_${name}`;
      await addIndex(db, table, index, sql`index ${sql.ref(index)} (${sql.ref(name)})`);
    }
};
