import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What the list's filters have been given since, and the sums of the board, which would read every record otherwise. */
const indexes = {
  opportunities_by_role: sql`role`,
  opportunities_by_gsaSchedule: sql`gsaSchedule`,
  opportunities_board: sql`status, opportunityStatusId, chanceId, estimatedBudgetAmount, opportunityStatusName, chanceName`,
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, columns] of Object.entries(indexes))
    await addIndex(db, 'opportunities', name, sql`index ${sql.ref(name)} (${columns})`);
};
