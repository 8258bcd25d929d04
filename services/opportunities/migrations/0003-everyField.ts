import { addColumns, addIndex, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** Columns that the service keeps of every record of a subcollection. */
const kept = sql`${recordColumns},
    parentId ${id} not null`;

/** What ties a subcollection's table to the opportunities. */
const ofOpportunity = (table: string) => sql`
    index ${sql.ref(`${table}_of`)} (parentId, dateCreated),
    constraint ${sql.ref(`${table}_record`)} foreign key (parentId) references opportunities (id) on delete cascade`;

const tables = [
  sql`create table if not exists opportunities_decisions (
    ${kept},
    kind varchar(60) not null,
    decidedOn date not null,
    decidedById ${id},
    decidedByName varchar(255),
    rationale mediumtext,
    supersedes varchar(36),
    sentById ${id},
    sentByName varchar(255),
    sentAt int,
    ${ofOpportunity('opportunities_decisions')}
  )`,
  sql`create table if not exists opportunities_contacts (
    ${kept},
    companyId ${id} not null,
    companyName varchar(255) not null,
    contactId ${id} not null,
    contactName varchar(255) not null,
    role varchar(120),
    ${ofOpportunity('opportunities_contacts')},
    index opportunities_contacts_company (companyId)
  )`,
  sql`create table if not exists opportunities_actualCosts (
    ${kept},
    year int not null,
    month int not null,
    kind varchar(60) not null,
    amount decimal(15, 2) not null,
    reference varchar(100),
    note varchar(300),
    ${ofOpportunity('opportunities_actualCosts')}
  )`,
  sql`create table if not exists opportunities_amounts (
    ${kept},
    year int not null,
    month int not null,
    frequency varchar(60) not null,
    kind varchar(60) not null,
    amount decimal(15, 2) not null,
    note varchar(300),
    ${ofOpportunity('opportunities_amounts')}
  )`,
  sql`create table if not exists opportunities_comments (
    ${kept},
    \`text\` mediumtext not null,
    replyTo varchar(36),
    ${ofOpportunity('opportunities_comments')}
  )`,
  sql`create table if not exists opportunities_comments_mentions (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index opportunities_comments_mentions_of (refId),
    constraint opportunities_comments_mentions_record foreign key (recordId) references opportunities_comments (id)
      on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
  await addColumns(db, 'opportunities', {
    nickname: sql`varchar(120)`,
    dueTime: sql`varchar(5)`,
    dueZone: sql`varchar(64)`,
    ownerUserId: id,
    ownerUserName: sql`varchar(255)`,
  });
  await addIndex(db, 'opportunities', 'opportunities_owner', sql`index opportunities_owner (ownerUserId)`);
};
