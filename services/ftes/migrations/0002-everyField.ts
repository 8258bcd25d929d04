import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const links = (table: string) => sql`create table if not exists ${sql.table(table)} (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index ${sql.ref(`${table}_of`)} (refId),
    constraint ${sql.ref(`${table}_record`)} foreign key (recordId) references projections (id) on delete cascade
  )`;

/** Of several plans for one person and bid the oldest stays; the others become open roles that keep the person's name. */
const withoutRepeats = sql`update projections p
    join (select fteId, opportunityId, kind, min(id) as first from projections
      where fteId is not null group by fteId, opportunityId, kind having count(*) > 1) r
      on r.fteId = p.fteId and r.opportunityId = p.opportunityId and r.kind = p.kind
    set p.openRole = json_object('title', left(p.fteName, 120), 'count', 1), p.fteId = null, p.fteName = null
    where p.id <> r.first`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await links('projections_oppTeams').execute(db);
  await links('projections_fteTeams').execute(db);
  await addColumns(db, 'projections', {
    openRole: sql`json`,
    frequency: sql`varchar(60) default 'Monthly'`,
    contractType: sql`varchar(60)`,
    oppManagerId: id,
    oppManagerName: sql`varchar(255)`,
    oppOwnerId: id,
    oppOwnerName: sql`varchar(255)`,
  });
  await sql`alter table projections modify fteId ${id}, modify fteName varchar(255)`.execute(db);
  await withoutRepeats.execute(db);
  await addIndex(
    db,
    'projections',
    'projections_once_fte',
    sql`unique index projections_once_fte (fteId, opportunityId, kind)`,
  );
  await addIndex(db, 'projections', 'projections_manager', sql`index projections_manager (oppManagerId)`);
};
