import { hashPassword } from '../accounts/passwordHash.ts';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import { demoPassword } from './offer.ts';

/** Gives the people of the demo data accounts, unless there are accounts already. All have the same password. */
export const loadDemoAccounts = async (db: Db): Promise<void> => {
  if (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return;
  // Only now: the package is large, and needed once in the life of an installation.
  const { demoAccounts } = await import('@bidwright/demo-data');
  const passwordHash = await hashPassword(demoPassword);
  const rows = demoAccounts.map(({ id, email, name, permissions }) => ({
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
