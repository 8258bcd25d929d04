import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What people can do. A name stands there once, whatever its case: people are looked for by it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists skills (
    ${recordColumns},
    name varchar(120) not null,
    description varchar(500),
    \`order\` int,
    status varchar(60) not null,
    unique index skills_name (name),
    index skills_active (status, name)
  )`.execute(db);
};
