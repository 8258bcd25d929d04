import { addColumns, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Days on which nobody works, and where people are for whom they count. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists holidays (
    ${recordColumns},
    name varchar(120) not null,
    description varchar(500),
    \`order\` int,
    status varchar(60) not null,
    day date not null,
    region varchar(60),
    index holidays_active (status, name)
  )`.execute(db);
  await addColumns(db, 'users', { region: sql`varchar(60)` });
};
