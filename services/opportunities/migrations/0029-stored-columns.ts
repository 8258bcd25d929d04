import { storeColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const log = 'opportunities_changeLog';

const given = (field: string, none = sql`null`) => {
  const id = (path: string) => sql`coalesce(json_unquote(json_extract(newValue, ${sql.lit(path)})), ${none})`;
  return sql`char(36) character set ascii collate ascii_bin generated always as (case field
    when ${sql.lit(field)} then ${id('$.id')}
    when '*' then ${id(`$.${field}.id`)} end) stored`;
};

/** What stands in an index is stored: the database never again computes it by itself, when it cleans up behind changes (0100). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const bareNumber = sql`varchar(100) generated always as (replace(replace(solicitationNumber, '-', ''), ' ', '')) stored`;
  await storeColumns(
    db,
    'opportunities',
    { bareNumber },
    { opportunities_number: sql`index opportunities_number (bareNumber)` },
  );
  await storeColumns(
    db,
    'proposalSteps',
    {
      nameInUse: sql`varchar(60) generated always as (case when status = 'Active' then coalesce(name, kind) end) stored`,
    },
    { proposalSteps_name: sql`unique index proposalSteps_name (opportunityId, nameInUse)` },
  );
  const [stays, chances] = [`${log}_stays`, `${log}_chances`];
  await storeColumns(
    db,
    log,
    { statusId: given('opportunityStatus'), chanceId: given('chance', sql`''`) },
    {
      [stays]: sql`index ${sql.ref(stays)} (parentId, statusId, version, dateUpdated)`,
      [chances]: sql`index ${sql.ref(chances)} (parentId, chanceId, version)`,
    },
  );
};
