import type { Letter } from '@bidwright/contract-kit';
import { copyOf } from '@bidwright/service-kit';
import type { Colleague } from '../accounts/colleagues.ts';
import { databaseOf } from '../database.ts';
import { publicUrl } from '../publicUrl.ts';
import type { Hears } from '../tables.ts';
import { enqueueAll } from './queue.ts';
import { languagesOf } from './readerLanguages.ts';
import { filled, firmWords, type Words } from './words/firmWords.ts';

/** What stands around the words of who sends it. */
export const letterFrame: Words = { subject: '{subject}', text: '{text}\n\n{link}\n' };

/**
 * Puts a mail that somebody sends by a module into the queue for each person to whom it goes. Where to is asked when it is sent, so
 * that one who cannot be reached keeps nobody waiting. An event that comes again is not heard again.
 */
export const queueLetter: Hears<Letter> = async ({ service, recordId, record }, { trx }) => {
  const db = databaseOf({ db: trx });
  const { to, subject, text, link, by } = record;
  const known = await Promise.all(to.map(({ id }) => copyOf<Colleague>(db, 'users', id)));
  const languageFor = await languagesOf(db, to);
  const wordsIn = await firmWords(db, ['letter']);
  const mails = to.map((person, at) => ({
    ...filled(wordsIn('letter', languageFor(person.id)) ?? letterFrame, {
      name: known[at]?.name ?? person.name,
      by: by.name,
      subject,
      text,
      link: publicUrl(link),
    }),
    template: 'letter' as const,
    link,
    by,
    to: known[at] ? [known[at].email] : [],
    person,
    origin: `${service}/${recordId}`,
  }));
  await enqueueAll(db, mails);
};
