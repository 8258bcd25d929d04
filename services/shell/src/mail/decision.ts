import type { RecordEvent, Reference } from '@bidwright/contract-kit';
import { copyOf } from '@bidwright/service-kit';
import { topicOf } from '../notifications/rules/all.ts';
import { pageOf, referenceIn, referencesIn, textIn } from '../notifications/rules/rule.ts';
import { publicUrl } from '../publicUrl.ts';
import type { Db } from '../tables.ts';
import type { WatchedUser } from '../watched/records.ts';
import { enqueueAll } from './queue.ts';

/** Does an event tell that somebody has a decision mailed? */
export const isSent = (event: RecordEvent): boolean =>
  topicOf(event) === 'opportunities.opportunities/decisions.changed' && event.changes.sentAt !== undefined;

/** Whom a mail goes to. Somebody who is not known yet will be: the event comes again until then, and nobody is left out. */
const recipient = async (db: Db, { id, name }: Reference): Promise<WatchedUser> => {
  const user = await copyOf<WatchedUser>(db, 'users', id);
  if (!user) throw new Error(`There is no address of ${name} yet`);
  return user;
};

/**
 * Puts a mail about a decision into the queue for each person to whom somebody has had it sent. Who has left since then is not
 * mailed, and the queue shows that. An event that comes again is not heard again.
 */
export const mailDecision = async (db: Db, event: RecordEvent): Promise<void> => {
  const { parentId, record, by } = event;
  if (!isSent(event) || !parentId) return;
  const people = await Promise.all(referencesIn(record.sentTo).map((one) => recipient(db, one)));
  const link = pageOf({ id: parentId });
  const mail = {
    subject: textIn(record.sentSubject),
    text: `${textIn(record.sentText)}\n\n${publicUrl(link)}\n`,
    template: 'decision' as const,
    link,
    by: referenceIn(record.sentBy) ?? by,
  };
  const mails = people.map(({ email, status }) => ({
    ...mail,
    to: [email],
    ...(status !== 'Active' && { error: 'This person does not work here any more' }),
  }));
  await enqueueAll(db, mails);
};
