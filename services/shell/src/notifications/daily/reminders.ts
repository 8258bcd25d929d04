import { copiesInTurn, copyOf } from '@bidwright/service-kit';
import type { Db } from '../../tables.ts';
import { type Directory, readDirectory } from '../../watched/directory.ts';
import type { Bid, Watched } from '../../watched/records.ts';
import { keepNotices } from '../keep.ts';
import type { Notice } from '../notice.ts';
import { bidReminders } from './bidDates.ts';
import { contractReminders } from './contractEnds.ts';
import { expiryReminders } from './expiringAccounts.ts';
import { reviewReminders } from './reviews.ts';

async function* noticesOf(db: Db, today: string, directory: Directory): AsyncGenerator<Notice[]> {
  for await (const bid of copiesInTurn<Bid>(db, 'opportunities')) yield bidReminders(bid, today, directory);
  for await (const document of copiesInTurn<Watched<'documents'>>(db, 'documents')) {
    const { endDate, opportunityId } = document;
    const bid = endDate && opportunityId ? await copyOf<Bid>(db, 'opportunities', opportunityId) : undefined;
    yield contractReminders(document, bid, today, directory);
  }
  for await (const content of copiesInTurn<Watched<'rfpContent'>>(db, 'rfpContent'))
    yield reviewReminders(content, today, directory);
  for (const account of await db.selectFrom('accounts').selectAll().where('expirationDate', 'is not', null).execute())
    yield expiryReminders(account, today);
}

/** Tells everybody what a day reminds of. Doing it again tells nobody anything. */
export const remind = async (db: Db, today: string): Promise<void> => {
  const directory = await readDirectory(db);
  for await (const notices of noticesOf(db, today, directory)) await keepNotices(db, null, notices);
};
