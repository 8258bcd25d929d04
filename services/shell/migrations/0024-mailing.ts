import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** What every record has. */
const kept = sql`id ${id} not null primary key,
  version int not null,
  dateCreated int not null,
  dateUpdated int not null,
  addedById ${id},
  addedByName varchar(255),
  fieldVersions json not null`;

const pointing = (name: string) => sql`create table if not exists ${sql.table(name)} (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    constraint ${sql.ref(`${name}_record`)} foreign key (recordId) references mailLists (id) on delete cascade
  )`;

const tables = [
  sql`create table if not exists mailLists (
    ${kept},
    name varchar(100) not null,
    roles json not null,
    status varchar(60) not null,
    index mailLists_name (status, name)
  )`,
  sql`create table if not exists messageTemplates (
    ${kept},
    name varchar(100) not null,
    subject varchar(200) not null,
    text mediumtext not null,
    status varchar(60) not null,
    index messageTemplates_name (status, name)
  )`,
  pointing('mailLists_people'),
  pointing('mailLists_teams'),
  sql`create table if not exists mailWords (
    id ${id} not null primary key,
    kind varchar(130) character set ascii collate ascii_bin not null,
    language char(2) character set ascii collate ascii_bin not null,
    version int not null,
    subject varchar(200),
    text mediumtext,
    unique index mailWords_kind (kind, language)
  )`,
];

/** Lists of recipients, templates of mails that Admins write, and the words that Admins have given to mails. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
