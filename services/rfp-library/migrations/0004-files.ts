import { fileColumns, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const files = (name: string) => sql`create table if not exists ${sql.table(name)} (${recordColumns},
    name varchar(255),
    ${fileColumns},
    status varchar(60) not null,
    index ${sql.id(`${name}_newest`)} (dateCreated),
    index ${sql.id(`${name}_name`)} (name),
    index ${sql.id(`${name}_state`)} (status, dateUpdated)
  )`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['images', 'files']) await files(name).execute(db);
};
