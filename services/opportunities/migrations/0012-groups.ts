import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The sums of a list by team and by owner, which would read every record otherwise. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const by of ['primaryTeam', 'opportunityOwner']) {
    const name = `opportunities_sums_${by}`;
    const columns = ['status', `${by}Id`, 'chanceId', 'estimatedBudgetAmount', `${by}Name`, 'chanceName'];
    await addIndex(
      db,
      'opportunities',
      name,
      sql`index ${sql.ref(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`,
    );
  }
};
