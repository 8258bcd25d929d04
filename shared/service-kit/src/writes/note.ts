import type { Database } from '../connect.ts';
import { logChanges, logCreation } from '../table/log.ts';
import { waiting } from '../table/waiting.ts';
import { audit, auditEntry } from './audit.ts';
import { noteDeed } from './deeds.ts';
import { isSecret, type Mutation, openChanges } from './mutation.ts';
import { eventOf, publish } from './outbox.ts';

const log = async (trx: Database, { place: { table }, before, after, fields, by }: Mutation) => {
  if (!table.history || !after) return;
  await (before ? logChanges(trx, table, [before, after], fields, by) : logCreation(trx, table, after, by));
};

/** All that goes with a write, in its transaction: history, events, audit. */
export const note = async (trx: Database, mutation: Mutation): Promise<void> => {
  const { eventSink } = mutation.place;
  noteDeed(trx, mutation);
  if (waiting.get(trx)?.isTry) return;
  await log(trx, mutation);
  const changes = openChanges(mutation);
  if (!isSecret(mutation.place)) await publish(trx, eventSink, eventOf(mutation, changes));
  await audit(trx, auditEntry(mutation, changes));
};
