import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const word = sql`varchar(60) character set ascii collate ascii_bin`;
const type = sql`varchar(110) character set ascii collate ascii_bin`;

/** Whose notices were which, when the front door made them all. */
const owners: Record<string, string[]> = {
  opportunities: [
    'opportunity-created',
    'status-changed',
    'due-changed',
    'due-soon',
    'qna-soon',
    'decision-soon',
    'decision-late',
    'past-due-open',
    'decision-recorded',
    'document-added',
    'contract-ending',
    'mention',
    'reply',
  ],
  ftes: ['allocation-changed', 'over-allocated', 'capacity-risk'],
  'rfp-library': ['review-due', 'review-late'],
  admin: ['user-registered', 'user-expiring'],
  shell: ['import-done', 'export-ready', 'bulk-done', 'job-failed', 'mail-failed'],
};

/** Three services gave people parts in what they keep. */
const pagesOfAssigned = { opportunities: '/general/%', admin: '/admin/%', 'rfp-library': '/rfp-content-library%' };

/** What people were told of is not told again, and what they wish stays. */
const give = async (db: Kysely<unknown>, service: string, name: string) => {
  const full = `${service}.${name}`;
  await sql`update notifications set type = ${full} where type = ${name}`.execute(db);
  await sql`update ignore notice_wishes set type = ${full} where type = ${name}`.execute(db);
  await sql`update ignore notification_told set about = concat(${`${service}.`}, about)
    where about like ${`${name}:%`}`.execute(db);
};

const giveAssigned = async (db: Kysely<unknown>) => {
  for (const [service, page] of Object.entries(pagesOfAssigned)) {
    const full = `${service}.assigned`;
    await sql`update notifications set type = ${full} where type = 'assigned' and link like ${page}`.execute(db);
    await sql`insert ignore into notice_wishes (personId, type, wish)
      select personId, ${full}, wish from notice_wishes where type = 'assigned'`.execute(db);
  }
  await sql`delete from notice_wishes where type = 'assigned'`.execute(db);
};

/** Services state their notices, whose types bear their names from now on. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists notice_statements (
    service ${word} not null primary key,
    statement json not null
  )`.execute(db);
  await sql`alter table notifications modify type varchar(110) not null`.execute(db);
  await sql`alter table notice_wishes modify type ${type} not null`.execute(db);
  await sql`alter table notification_told modify about varchar(255) character set ascii collate ascii_bin not null`.execute(
    db,
  );
  await addColumns(db, 'notifications', { look: sql`varchar(60) not null default 'news'`, texts: sql`json` });
  for (const [service, names] of Object.entries(owners)) for (const name of names) await give(db, service, name);
  await giveAssigned(db);
  await sql`update emails set template = 'letter' where template = 'decision'`.execute(db);
};
