import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists proposalSections (${recordColumns},

    opportunityId ${id} not null,
    title varchar(255) not null,
    writerId ${id},
    writerName varchar(255),
    reviewerId ${id},
    reviewerName varchar(255),
    maxPages int,
    pages int,
    state varchar(60) not null,
    readyFor varchar(60) not null,
    place int,
    due date,
    status varchar(60) not null,

    index proposalSections_opportunity (opportunityId, place),
    index proposalSections_place (place),
    index proposalSections_due (due),
    index proposalSections_writer (writerId, due),
    index proposalSections_reviewer (reviewerId, due),
    index proposalSections_state (state),
    index proposalSections_status (status, dateCreated),
    index proposalSections_newest (dateCreated),
    index proposalSections_updated (dateUpdated),
    index proposalSections_addedBy (addedById)
  )`,
  sql`create table if not exists proposalSteps (${recordColumns},

    opportunityId ${id} not null,
    kind varchar(60) not null,
    workDaysBefore int not null,
    doneOn date,
    day date,
    status varchar(60) not null,

    index proposalSteps_opportunity (opportunityId, day),
    index proposalSteps_day (day),
    index proposalSteps_doneOn (doneOn),
    index proposalSteps_status (status, dateCreated),
    index proposalSteps_newest (dateCreated),
    index proposalSteps_updated (dateUpdated),
    index proposalSteps_addedBy (addedById)
  )`,
  sql`create table if not exists proposalSteps_people (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index proposalSteps_people_of (refId),
    constraint proposalSteps_people_record foreign key (recordId) references proposalSteps (id) on delete cascade
  )`,
  sql`create table if not exists peopleAway (
    leaveId ${id} not null primary key,
    personId ${id} not null,
    firstDay date not null,
    lastDay date not null,
    index peopleAway_of (personId, lastDay)
  )`,
];

/** Who writes which section of a proposal, which reviews it goes through, and when its people are away. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
