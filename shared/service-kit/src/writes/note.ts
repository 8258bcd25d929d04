import type { Database } from '../connect.ts';
import { logChanges, logCreation } from '../table/log.ts';
import { audit, auditEntry } from './audit.ts';
import { type Deed, isSecret } from './deed.ts';
import { eventOf, tell } from './outbox.ts';

const log = async (trx: Database, { place: { table }, before, after, fields, by }: Deed) => {
  if (!table.history || !after) return;
  await (before ? logChanges(trx, table, [before, after], fields, by) : logCreation(trx, table, after, by));
};

/** All that goes with a write, in its transaction: history, events, audit. */
export const note = async (trx: Database, deed: Deed): Promise<void> => {
  const { outlet } = deed.place;
  await log(trx, deed);
  if (!isSecret(deed.place)) await tell(trx, outlet, eventOf(deed));
  await audit(trx, auditEntry(deed));
};
