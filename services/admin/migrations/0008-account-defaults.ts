import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What a new person's account has where nothing is said. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists accountDefaults (${recordColumns},
    expirationDate date not null,
    status varchar(60) not null,
    index accountDefaults_active (status, expirationDate)
  )`.execute(db);
};
