import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(60) character set ascii collate ascii_bin`;
const hash = sql`char(64) character set ascii collate ascii_bin`;

/** What every service keeps beside its own tables. */
const tables = [
  sql`create table if not exists audit (
    seq bigint not null primary key,
    at int not null,
    byId ${id} not null,
    byName varchar(255) not null,
    requestId varchar(64) character set ascii collate ascii_bin,
    action ${word} not null,
    col ${word} not null,
    recordId ${id},
    sub ${word},
    parentId ${id},
    changes json not null,
    prevHash ${hash} not null,
    hash ${hash} not null,
    index audit_record (recordId, seq)
  )`,
  sql`create table if not exists audit_head (
    id tinyint not null primary key,
    seq bigint not null,
    prevHash ${hash} not null,
    hash ${hash} not null
  )`,
  sql`create table if not exists outbox (
    id bigint not null auto_increment primary key,
    receiver ${word} not null,
    eventId ${id} not null,
    recordId ${id} not null,
    payload json not null,
    attempts int not null default 0,
    nextAttempt bigint not null default 0,
    parked tinyint(1) not null default 0,
    reason varchar(500),
    index outbox_order (receiver, parked, id),
    index outbox_record (receiver, recordId, id)
  )`,
  sql`create table if not exists outbox_receivers (
    receiver ${word} not null primary key,
    attempts int not null default 0,
    nextAttempt bigint not null default 0
  )`,
  sql`create table if not exists inbox (
    eventId ${id} not null primary key,
    dateCreated int not null,
    index inbox_age (dateCreated)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
