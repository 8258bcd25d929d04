import { proposalTemplates, type TemplateStep } from '@bidwright/contract-opportunities';
import { type Database, selectRecords, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';

const table = tableOf(proposalTemplates);

/** The reviews that an Admin wants new plans to begin with; undefined where nobody has said so. */
export const firmsTemplate = async (db: Database): Promise<readonly TemplateStep[] | undefined> => {
  const where = [sql<boolean>`t.status = 'Active'`];
  const [first] = await selectRecords(db, table, { where, order: sql`t.name, t.id`, limit: 1 });
  return first?.steps;
};
