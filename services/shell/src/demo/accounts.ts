import type { DemoAccount, DemoInbox } from '@bidwright/demo-data';
import { demoPersonIds } from '@bidwright/demo-data/people';
import { hashPassword } from '../accounts/passwordHash.ts';
import { inChildProcess } from '../childProcess.ts';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import { loadDemoInbox } from './inbox.ts';
import { demoPassword } from './offer.ts';
import { countOthers } from './shut.ts';

interface DemoRecords {
  accounts: readonly DemoAccount[];
  inbox: DemoInbox;
}

/** The demo data takes 30 MB and is needed once in the life of an installation. */
const demoRecords = async (today: string): Promise<DemoRecords> =>
  JSON.parse(await inChildProcess('demo/recordsProcess.ts', [today]));

/** The accounts from which a start without the demo has taken what opens them. */
const shutAccounts = (db: Db) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', demoPersonIds)
    .where('passwordHash', 'is', null)
    .where('googleId', 'is', null)
    .where('oidcSubject', 'is', null)
    .execute();

const make = async (db: Db, today: string) => {
  const passwordHash = await hashPassword(demoPassword);
  const { accounts, inbox } = await demoRecords(today);
  const rows = accounts.map(({ id, email, name, permissions }) => ({
    id,
    email,
    name,
    permissions: JSON.stringify(permissions),
    teams: '[]',
    passwordHash,
    dateCreated: now(),
  }));
  await db.transaction().execute(async (trx) => {
    // Another instance that starts in the same moment may have been first.
    const made = await trx.insertInto('accounts').ignore().values(rows).executeTakeFirstOrThrow();
    if (made.numInsertedOrUpdatedRows) await loadDemoInbox(trx, inbox);
  });
};

const reopen = async (db: Db, ids: string[]) => {
  const passwordHash = await hashPassword(demoPassword);
  await db.updateTable('accounts').set({ passwordHash, status: null }).where('id', 'in', ids).execute();
};

/**
 * Gives the people of the demo data accounts, and what they have been told in the days before today (`YYYY-MM-DD`), unless
 * there are accounts already. All have the same password. Where a start without the demo has shut them out they come in
 * again, unless others have accounts, whose data everyone would then see: answers false.
 */
export const loadDemoAccounts = async (db: Db, today: string): Promise<boolean> => {
  if (!(await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst())) await make(db, today);
  const shut = (await shutAccounts(db)).map(({ id }) => id);
  if (shut.length === 0) return true;
  if ((await countOthers(db)) > 0) return false;
  await reopen(db, shut);
  return true;
};
