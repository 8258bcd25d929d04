import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const flag = sql`tinyint(1) not null default 0`;

/** What every record has. */
const kept = sql`id ${id} not null primary key,
  version int not null,
  dateCreated int not null,
  dateUpdated int not null,
  addedById ${id},
  addedByName varchar(255),
  fieldVersions json not null`;

const tables = [
  sql`create table if not exists notifications (
    ${kept},
    type varchar(60) not null,
    title varchar(255) not null,
    message varchar(1000) not null,
    \`values\` json not null,
    link varchar(300),
    recordId varchar(36),
    roles json not null,
    seq int not null,
    unique index notifications_seq (seq),
    index notifications_record (recordId, type, seq),
    index notifications_age (dateUpdated)
  )`,
  sql`create table if not exists notifications_users (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    constraint notifications_users_record foreign key (recordId) references notifications (id) on delete cascade
  )`,
  sql`create table if not exists emails (
    ${kept},
    \`to\` json not null,
    cc json not null,
    subject varchar(255) not null,
    text mediumtext not null,
    html mediumtext,
    template varchar(60) not null,
    link varchar(300),
    state varchar(60) not null,
    tries int not null,
    error varchar(500),
    nextTry int not null,
    dateSent int,
    secret ${flag},
    personId ${id},
    personName varchar(255),
    notificationId varchar(36),
    index emails_due (state, nextTry),
    index emails_age (dateCreated),
    index emails_notification (notificationId)
  )`,
  sql`create table if not exists views (
    ${kept},
    name varchar(120) not null,
    page varchar(120) not null,
    state json not null,
    reach varchar(60) not null,
    teamId ${id},
    teamName varchar(255),
    pinned ${flag},
    locked ${flag},
    openTo varchar(60),
    openTeamId ${id},
    openTeamName varchar(255),
    status varchar(60) not null,
    index views_name (status, name)
  )`,
  sql`create table if not exists feedback (
    ${kept},
    page varchar(300) not null,
    role varchar(120),
    text mediumtext not null,
    status varchar(60) not null,
    index feedback_age (dateCreated)
  )`,
];

const hasColumn = async (db: Kysely<unknown>, table: string, column: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from information_schema.columns where table_schema = database()
    and table_name = ${table} and column_name = ${column}`.execute(db);
  return rows.length > 0;
};

/** The mails of the table that was there before go on where they were. */
const moveMails = async (db: Kysely<unknown>): Promise<void> => {
  if (!(await hasColumn(db, 'emails_before', 'recipient'))) return;
  await sql`insert ignore into emails (id, version, dateCreated, dateUpdated, fieldVersions, \`to\`, cc, subject, text,
      template, state, tries, nextTry, dateSent, secret)
    select id, 1, dateCreated, dateCreated, '{}', json_array(recipient), '[]', subject, text,
      'account', status, attempts, nextAttempt, dateSent, secret from emails_before`.execute(db);
  await sql`drop table emails_before`.execute(db);
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  if (await hasColumn(db, 'emails', 'recipient')) await sql`rename table emails to emails_before`.execute(db);
  for (const table of tables) await table.execute(db);
  await moveMails(db);
};
