import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(60) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists background_jobs (
    id ${id} not null primary key,
    kind ${word} not null,
    col ${word} not null,
    sub ${word},
    state ${word} not null,
    ownerId ${id} not null,
    ownerName varchar(255) not null,
    person json not null,
    requestId varchar(64) character set ascii collate ascii_bin,
    asked json not null,
    quiet tinyint(1) not null default 0,
    place varchar(40) character set ascii collate ascii_bin,
    print char(64) character set ascii collate ascii_bin,
    done int not null default 0,
    total int,
    counts json not null,
    problem varchar(500),
    worker ${id},
    leaseUntil bigint not null default 0,
    claims int not null default 0,
    fileKey ${word},
    fileName varchar(255),
    fileSize bigint,
    dateCreated int not null,
    dateUpdated int not null,
    expires int not null,
    index background_jobs_next (state, leaseUntil),
    index background_jobs_owner (ownerId, dateCreated),
    index background_jobs_expires (expires)
  )`,
  sql`create table if not exists background_job_results (
    jobId ${id} not null,
    seq int not null,
    \`row\` int,
    recordId ${id},
    outcome ${word} not null,
    version int,
    reason varchar(500),
    fields json,
    keyHash char(64) character set ascii collate ascii_bin,
    primary key (jobId, seq),
    index background_job_results_key (jobId, keyHash)
  )`,
  sql`create table if not exists import_files (
    id ${id} not null primary key,
    ownerId ${id} not null,
    name varchar(255) not null,
    storageKey ${word} not null,
    columns json,
    rowCount int,
    dateCreated int not null,
    expires int not null,
    index import_files_expires (expires)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
