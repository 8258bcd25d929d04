import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists users (
    ${recordColumns},
    firstName varchar(80) not null,
    lastName varchar(80) not null,
    displayName varchar(160),
    name varchar(161),
    email varchar(254) not null,
    permissions json not null,
    profilePicture varchar(500),
    managerId ${id},
    managerName varchar(255),
    position varchar(120),
    showActuals tinyint(1) not null,
    showProjections tinyint(1) not null,
    expirationDate date,
    status varchar(60) not null,
    unique index users_email (email),
    index users_active (status, lastName),
    index users_lastName (lastName)
  )`,
  sql`create table if not exists users_companies (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index users_companies_of (refId),
    constraint users_companies_record foreign key (recordId) references users (id) on delete cascade
  )`,
  sql`create table if not exists users_teams (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index users_teams_of (refId),
    constraint users_teams_record foreign key (recordId) references users (id) on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
