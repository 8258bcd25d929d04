import { fill, type Reference } from '@bidwright/contract-kit';
import { colleagues } from '../accounts/colleagues.ts';
import type { Db } from '../tables.ts';
import { addressesIn } from './html.ts';
import { enqueueAll } from './queue.ts';

interface Draft {
  to: string[];
  subject: string;
  text: string;
}

/** Queues a mail to each of some people who work here; nobody sees who else gets it. */
export const writeTo = async (db: Db, by: Reference, { to, subject, text }: Draft) => {
  const wanted = new Set(to);
  const people = (await colleagues(db)).filter(({ id }) => wanted.has(id));
  const mails = people.map(({ name, email }) => {
    const values = { name: name ?? email, firstName: (name ?? email).split(' ')[0] ?? '' };
    const filled = fill(text, values);
    return {
      to: [email],
      subject: fill(subject, values),
      text: filled,
      template: 'own' as const,
      urls: addressesIn(filled),
      by: { id: by.id, name: by.name },
    };
  });
  await enqueueAll(db, mails);
  return { queued: mails.length, left: wanted.size - mails.length };
};
