import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'users', { managerEmail: sql`varchar(254)` });
  await sql`update users u join users m on m.id = u.managerId set u.managerEmail = m.email`.execute(db);
};
