import type { RecordEvent } from '@bidwright/contract-kit';
import { pageOf, referenceIn, referencesIn, textIn } from '../notifications/rules/rule.ts';
import { publicUrl } from '../publicUrl.ts';
import type { Db } from '../tables.ts';
import { readDirectory } from '../watched/directory.ts';
import { watchedName } from '../watched/kept.ts';
import { enqueueAll } from './queue.ts';

const isSent = (event: RecordEvent) =>
  watchedName(event) === 'opportunities.opportunities/decisions' && event.kind === 'changed' && event.changes.sentAt;

/** Puts the mail about a decision into the queue when somebody has had it sent. An event that comes again is not heard again. */
export const mailDecision = async (db: Db, event: RecordEvent): Promise<void> => {
  const { parentId, record, by } = event;
  if (!isSent(event) || !parentId) return;
  const directory = await readDirectory(db);
  const to = referencesIn(record.sentTo).flatMap(({ id }) => directory.user(id)?.email ?? []);
  if (to.length === 0) return;
  const link = pageOf({ id: parentId });
  const text = `${textIn(record.sentText)}\n\n${publicUrl(link)}\n`;
  const subject = textIn(record.sentSubject);
  await enqueueAll(db, [{ to, subject, text, template: 'decision', link, by: referenceIn(record.sentBy) ?? by }]);
};
