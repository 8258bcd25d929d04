import type { Letter, Reference } from '@bidwright/contract-kit';
import { copyOf, type Handler } from '@bidwright/service-kit';
import type { Colleague } from '../accounts/colleagues.ts';
import { databaseOf } from '../database.ts';
import { publicUrl } from '../publicUrl.ts';
import type { Db } from '../tables.ts';
import { enqueueAll } from './queue.ts';
import { languagesOf } from './readerLanguages.ts';
import { filled, firmWords, type Words } from './words/firmWords.ts';

/** What stands around the words of who sends it. */
export const letterFrame: Words = { subject: '{subject}', text: '{text}\n\n{link}\n' };

/** Whom a mail goes to. Somebody who is not known yet will be: the event comes again until then, and nobody is left out. */
const recipient = async (db: Db, { id, name }: Reference): Promise<Colleague> => {
  const found = await copyOf<Colleague>(db, 'users', id);
  if (!found) throw new Error(`There is no address of ${name} yet`);
  return found;
};

/**
 * Puts a mail that somebody sends by a module into the queue for each person to whom it goes. Who has left since then is not
 * mailed, and the queue shows that. An event that comes again is not heard again.
 */
export const queueLetter: Handler = async ({ record }, { trx }) => {
  const db = databaseOf({ db: trx });
  const { to, subject, text, link, by } = record as unknown as Letter;
  const people = await Promise.all(to.map((one) => recipient(db, one)));
  const languages = await languagesOf(db, people);
  const wordsIn = await firmWords(db, ['letter']);
  const mails = people.map(({ id, name, email, status }) => ({
    ...filled(wordsIn('letter', languages.get(id) ?? 'en') ?? letterFrame, {
      name: name ?? email,
      by: by.name,
      subject,
      text,
      link: publicUrl(link),
    }),
    template: 'letter' as const,
    link,
    by,
    to: [email],
    ...(status !== 'Active' && { error: 'This person does not work here any more' }),
  }));
  await enqueueAll(db, mails);
};
