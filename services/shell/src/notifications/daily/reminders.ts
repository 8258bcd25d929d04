import type { Db } from '../../tables.ts';
import { type Directory, readDirectory } from '../../watched/directory.ts';
import { copiesOf, copyOf } from '../../watched/records.ts';
import { keepNotices } from '../keep.ts';
import type { Notice } from '../notice.ts';
import { bidReminders } from './bidDates.ts';
import { contractReminders } from './contractEnds.ts';
import { expiryReminders } from './expiringAccounts.ts';
import { reviewReminders } from './reviews.ts';

async function* noticesOf(db: Db, today: string, directory: Directory): AsyncGenerator<Notice[]> {
  for await (const bid of copiesOf(db, 'opportunities.opportunities')) yield bidReminders(bid, today, directory);
  for await (const document of copiesOf(db, 'opportunities.documents')) {
    const bid = document.endDate ? await copyOf(db, 'opportunities.opportunities', document.opportunityId) : undefined;
    yield contractReminders(document, bid, today, directory);
  }
  for await (const content of copiesOf(db, 'rfp-library.rfpContent')) yield reviewReminders(content, today, directory);
  for (const account of await db.selectFrom('accounts').selectAll().where('expirationDate', 'is not', null).execute())
    yield expiryReminders(account, today);
}

/** Tells everybody what a day reminds of. Doing it again tells nobody anything. */
export const remind = async (db: Db, today: string): Promise<void> => {
  const directory = await readDirectory(db);
  for await (const notices of noticesOf(db, today, directory)) await keepNotices(db, null, notices);
};
