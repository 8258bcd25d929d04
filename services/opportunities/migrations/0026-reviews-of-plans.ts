import { addColumns, addIndex, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const steps = 'proposalSteps';

/** Which one of those of the same kind that a plan has in use a step is. */
const numbered = sql`(select id, row_number() over (partition by opportunityId, coalesce(name, kind) order by id) as n
  from ${sql.table(steps)} where status = 'Active')`;

/** People name and order the reviews of a plan, and say which ones new plans begin with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists proposalTemplates (${recordColumns},
    name varchar(120) not null,
    steps json not null,
    status varchar(60) not null,
    index proposalTemplates_newest (dateCreated)
  )`.execute(db);
  await addColumns(db, steps, {
    name: sql`varchar(60)`,
    place: sql`int`,
  });
  // Programs could add two of a kind.
  await sql`update ${sql.table(steps)} s join ${numbered} o on o.id = s.id
    set s.name = concat(left(coalesce(s.name, s.kind), 55), ' ', o.n) where o.n > 1`.execute(db);
  await addColumns(db, steps, {
    nameInUse: sql`varchar(60) as (case when status = 'Active' then coalesce(name, kind) end)`,
  });
  await addIndex(db, steps, `${steps}_name`, sql`unique index proposalSteps_name (opportunityId, nameInUse)`);
};
