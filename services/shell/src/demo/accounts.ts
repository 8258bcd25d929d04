import type { DemoAccount } from '@bidwright/demo-data';
import { hashPassword } from '../accounts/passwordHash.ts';
import { apart } from '../apart.ts';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import { demoPassword } from './offer.ts';

/** The demo data takes 30 MB and is needed once in the life of an installation. */
const demoPeople = async (): Promise<readonly DemoAccount[]> => JSON.parse(await apart('demo/peopleProcess.ts'));

/** Gives the people of the demo data accounts, unless there are accounts already. All have the same password. */
export const loadDemoAccounts = async (db: Db): Promise<void> => {
  if (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return;
  const passwordHash = await hashPassword(demoPassword);
  const rows = (await demoPeople()).map(({ id, email, name, permissions }) => ({
    id,
    email,
    name,
    permissions: JSON.stringify(permissions),
    teams: '[]',
    passwordHash,
    dateCreated: now(),
  }));
  // Another instance that starts in the same moment may have been first.
  await db.insertInto('accounts').ignore().values(rows).execute();
};
