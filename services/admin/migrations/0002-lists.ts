import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** What every list entry has. */
const entry = sql`
    name varchar(120) not null,
    description varchar(500),
    \`order\` int,
    status varchar(60) not null`;

const tables = [
  sql`create table if not exists companyTypes (
    ${recordColumns},
    ${entry},
    index companyTypes_active (status, name)
  )`,
  sql`create table if not exists projectTypes (
    ${recordColumns},
    ${entry},
    index projectTypes_active (status, name)
  )`,
  sql`create table if not exists sources (
    ${recordColumns},
    ${entry},
    index sources_active (status, name)
  )`,
  sql`create table if not exists sectionTitles (
    ${recordColumns},
    ${entry},
    index sectionTitles_active (status, name)
  )`,
  sql`create table if not exists opportunityOwner (
    ${recordColumns},
    ${entry},
    userId ${id},
    userName varchar(255),
    index opportunityOwner_active (status, name)
  )`,
  sql`create table if not exists opportunityStatus (
    ${recordColumns},
    ${entry},
    category varchar(60) not null,
    color varchar(20),
    defaultChance decimal(15, 4),
    stuckAfterDays int,
    index opportunityStatus_active (status, name)
  )`,
  sql`create table if not exists chances (
    ${recordColumns},
    ${entry},
    value decimal(15, 4),
    meaning varchar(300),
    index chances_active (status, name)
  )`,
  sql`create table if not exists bpas (
    ${recordColumns},
    ${entry},
    number varchar(100),
    companyId ${id},
    companyName varchar(255),
    startDate date,
    endDate date,
    ceiling decimal(15, 2),
    index bpas_active (status, name)
  )`,
  sql`create table if not exists budgetTypes (
    ${recordColumns},
    ${entry},
    projections varchar(60),
    index budgetTypes_active (status, name)
  )`,
  sql`create table if not exists teams (
    ${recordColumns},
    ${entry},
    leadId ${id},
    leadName varchar(255),
    color varchar(20),
    index teams_active (status, name)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
