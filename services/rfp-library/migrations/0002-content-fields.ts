import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const ofContent = (name: string, columns: RawBuilder<unknown>) => sql`create table if not exists ${sql.table(name)} (
    ${recordColumns},
    parentId ${id} not null,
    ${columns},
    index ${sql.ref(`${name}_of`)} (parentId, dateCreated),
    constraint ${sql.ref(`${name}_parent`)} foreign key (parentId) references rfpContent (id) on delete cascade
  )`;

/** Texts of before keep their place: they become names without an id. */
const columns: Record<string, RawBuilder<unknown>> = {
  externalContractorName: sql`change externalContractor externalContractorName varchar(255)`,
  internalStaffNameName: sql`change internalStaffName internalStaffNameName varchar(255)`,
  externalContractorId: sql`add externalContractorId ${id}`,
  internalStaffNameId: sql`add internalStaffNameId ${id}`,
  pastNickname: sql`add pastNickname varchar(200)`,
  document: sql`add document json`,
  image: sql`add image json`,
  ownerId: sql`add ownerId ${id}`,
  ownerName: sql`add ownerName varchar(255)`,
  reviewEveryMonths: sql`add reviewEveryMonths int`,
  reviewDue: sql`add reviewDue date`,
  lastReviewed: sql`add lastReviewed json`,
};

const indexes: Record<string, RawBuilder<unknown>> = {
  rfpContent_order: sql`add index rfpContent_order (proposalYear, dateCreated, id)`,
  rfpContent_updated: sql`add index rfpContent_updated (dateUpdated, id, version)`,
  rfpContent_pastOpp: sql`add index rfpContent_pastOpp (pastOppId)`,
};

const namesIn = async (db: Kysely<unknown>, names: RawBuilder<{ name: string }>) =>
  new Set((await names.execute(db)).rows.map(({ name }) => name));

/** A run that was cut short has made some of them already. */
const addMissing = async (db: Kysely<unknown>, wanted: Record<string, RawBuilder<unknown>>, present: Set<string>) => {
  for (const [name, change] of Object.entries(wanted))
    if (!present.has(name)) await sql`alter table rfpContent ${change}`.execute(db);
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const found = sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = database() and table_name = 'rfpContent'`;
  await addMissing(db, columns, await namesIn(db, found));
  const indexed = sql<{ name: string }>`select distinct index_name as name from information_schema.statistics
    where table_schema = database() and table_name = 'rfpContent'`;
  await addMissing(db, indexes, await namesIn(db, indexed));
  const uses = sql`opportunityId ${id} not null, opportunityName varchar(255) not null, note varchar(500)`;
  await ofContent('rfpContent_uses', uses).execute(db);
  await ofContent('rfpContent_reviews', sql`result varchar(60) not null, note varchar(2000)`).execute(db);
};
