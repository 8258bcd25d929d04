import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists opportunities (
    ${recordColumns},

    clientId ${id} not null,
    clientName varchar(255) not null,
    endClientId ${id},
    endClientName varchar(255),
    solicitationName varchar(255) not null,
    solicitationNumber varchar(100),
    linkToPosting varchar(2000),
    projectTypeId ${id} not null,
    projectTypeName varchar(255) not null,
    opportunityStatusId ${id} not null,
    opportunityStatusName varchar(255) not null,
    opportunityOwnerId ${id} not null,
    opportunityOwnerName varchar(255) not null,
    rfpManagerId ${id},
    rfpManagerName varchar(255),
    sourceId ${id},
    sourceName varchar(255),
    gsaSchedule varchar(150) not null,
    bpaId ${id},
    bpaName varchar(255),
    role varchar(150) not null,
    submissionMethod varchar(60),
    dateQnA date,
    decisionDueDate date,
    dueDate date not null,
    expectedAwardDate date,
    isRecompete tinyint(1) not null,
    originalOpportunityId ${id},
    originalOpportunityName varchar(255),
    description mediumtext,
    initialThoughts mediumtext,

    primaryTeamId ${id} not null,
    primaryTeamName varchar(255) not null,

    budgetTypeId ${id},
    budgetTypeName varchar(255),
    estimatedBudgetAmount decimal(15, 2),
    amountKind varchar(60),
    estimatedBudgetAmountNotes varchar(300),
    estimatedProjectLength int,
    chanceId ${id},
    chanceName varchar(255),

    winningFirmId ${id},
    winningFirmName varchar(255),
    winningAmount decimal(15, 2),
    notesLostDropped mediumtext,
    pointsLostOnSections mediumtext,

    type varchar(60) not null,
    status varchar(60) not null,

    index opportunities_newest (dateCreated),
    index opportunities_due (dueDate),
    index opportunities_status_due (status, dueDate),
    index opportunities_stage_due (opportunityStatusId, dueDate),
    index opportunities_name (solicitationName),
    index opportunities_client (clientName),
    index opportunities_team (primaryTeamId),
    index opportunities_manager (rfpManagerId)
  )`,
  sql`create table if not exists opportunities_teamsInvolved (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index opportunities_teamsInvolved_of (refId),
    constraint opportunities_teamsInvolved_record foreign key (recordId) references opportunities (id) on delete cascade
  )`,
  sql`create table if not exists opportunities_subContractor (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index opportunities_subContractor_of (refId),
    constraint opportunities_subContractor_record foreign key (recordId) references opportunities (id) on delete cascade
  )`,
  sql`create table if not exists opportunities_changeLog (
    id ${id} not null primary key,
    parentId ${id} not null,
    dateUpdated int not null,
    changedBy ${id} not null,
    changedByName varchar(255) not null,
    field varchar(60) not null,
    oldValue json not null,
    newValue json not null,
    version int not null,
    index opportunities_changeLog_of (parentId, version),
    constraint opportunities_changeLog_record foreign key (parentId) references opportunities (id) on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
