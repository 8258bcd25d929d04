import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists companies (
    ${recordColumns},
    name varchar(200) not null,
    companyTypeId ${id},
    companyTypeName varchar(255),
    hasBPA tinyint(1) not null,
    city varchar(120),
    state varchar(60),
    website varchar(300),
    status varchar(60) not null,
    index companies_newest (dateCreated),
    index companies_active (status, name),
    index companies_name (name)
  )`,
  sql`create table if not exists companies_contacts (
    ${recordColumns},
    parentId ${id} not null,
    name varchar(120) not null,
    title varchar(120),
    email varchar(254),
    phone varchar(40),
    role varchar(120),
    status varchar(60) not null,
    index companies_contacts_of (parentId, dateCreated),
    constraint companies_contacts_company foreign key (parentId) references companies (id) on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
