import { addColumns, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists companies_bpas (
    ${recordColumns},
    parentId ${id} not null,
    name varchar(120) not null,
    number varchar(100),
    ceiling decimal(15, 2),
    used decimal(15, 2),
    startDate date,
    endDate date,
    status varchar(60) not null,
    index companies_bpas_of (parentId, dateCreated),
    constraint companies_bpas_company foreign key (parentId) references companies (id) on delete cascade
  )`,
  sql`create table if not exists salaryProjections (
    ${recordColumns},
    userId ${id},
    userName varchar(255),
    position varchar(120),
    year int not null,
    annualSalary decimal(15, 2) not null,
    raise decimal(15, 4),
    fringe decimal(15, 4),
    overhead decimal(15, 4),
    ga decimal(15, 4),
    fee decimal(15, 4),
    effectiveFrom date,
    status varchar(60) not null,
    index salaryProjections_newest (dateCreated),
    index salaryProjections_year (year),
    index salaryProjections_user (userId, year)
  )`,
];

const yes = sql`tinyint(1) not null default 1`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
  await addColumns(db, 'companies', { address: sql`varchar(300)`, conflictOfInterest: sql`mediumtext` });
  await addColumns(db, 'users', {
    notifications: sql`json not null default ('{"email":true,"notifications":true}')`,
    calendar: yes,
    oppPerformance: yes,
    capacity: sql`decimal(15, 4) default 1`,
  });
  await sql`update users set managerName = 'No Manager' where managerName is null`.execute(db);
};
