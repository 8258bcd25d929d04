import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** What people can do, one record a person and skill, with an index for each of the contract's `asked`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists personSkills (
    ${recordColumns},
    personId ${id} not null,
    personName varchar(255) not null,
    skillId ${id} not null,
    skillName varchar(255) not null,
    level int not null,
    status varchar(60) not null,
    unique index personSkills_once_skill (personId, skillId),
    index personSkills_of (skillId),
    index personSkills_by_personName (personName),
    index personSkills_by_skillName (skillName),
    index personSkills_newest (dateCreated),
    index personSkills_by_dateUpdated (dateUpdated),
    index personSkills_by_addedById (addedById),
    index personSkills_inUse (status, dateCreated)
  )`.execute(db);
};
