import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(60) character set ascii collate ascii_bin`;
/** A role with its name, or a person with the id: `role:Team Lead`, `user:…`. */
const target = sql`varchar(70) character set utf8mb4 collate utf8mb4_bin`;

const tables = [
  sql`create table if not exists notification_targets (
    target ${target} not null,
    seq int not null,
    notificationId ${id} not null,
    mail ${word} not null,
    primary key (target, seq),
    index notification_targets_of (notificationId),
    constraint notification_targets_record foreign key (notificationId) references notifications (id) on delete cascade
  )`,
  sql`create table if not exists notification_reads (
    personId ${id} not null,
    notificationId ${id} not null,
    isRead tinyint(1) not null,
    primary key (personId, notificationId),
    constraint notification_reads_record foreign key (notificationId) references notifications (id) on delete cascade
  )`,
  sql`create table if not exists notification_told (
    about varchar(160) character set ascii collate ascii_bin not null,
    target ${target} not null,
    dateCreated int not null,
    primary key (about, target),
    index notification_told_age (dateCreated)
  )`,
  sql`create table if not exists readers (
    personId ${id} not null primary key,
    readUpTo int not null default 0,
    language ${word},
    digestUpTo int not null default 0
  )`,
  sql`create table if not exists feed (
    id int not null auto_increment primary key,
    event ${word} not null,
    notificationId ${id},
    personId ${id},
    dateCreated int not null,
    index feed_age (dateCreated)
  )`,
  sql`create table if not exists feed_lock (id tinyint not null primary key)`,
  sql`create table if not exists watched (
    col ${word} not null,
    id ${id} not null,
    ref ${id},
    version int not null,
    record json not null,
    primary key (col, id),
    index watched_ref (col, ref)
  )`,
  sql`create table if not exists daily_runs (
    job ${word} not null primary key,
    day date not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
