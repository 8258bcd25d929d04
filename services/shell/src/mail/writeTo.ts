import { fill, type Reference } from '@bidwright/contract-kit';
import { maxRecipients } from '@bidwright/contract-shell';
import { refuse } from '../refuse.ts';
import type { Db } from '../tables.ts';
import { addressesIn } from './html.ts';
import { enqueueAll } from './queue.ts';
import { type Addressed, recipientsOf } from './recipients.ts';

interface Draft extends Addressed {
  subject: string;
  text: string;
}

/** Queues a mail to each of those who are meant and work here; nobody sees who else gets it. */
export const writeTo = async (db: Db, by: Reference, { subject, text, ...addressed }: Draft) => {
  const people = await recipientsOf(db, addressed);
  if (people.length > maxRecipients) {
    const values = { max: maxRecipients };
    throw refuse({ status: 422, code: 'invalid', key: 'shell.mail.tooMany', values, field: 'to' });
  }
  const found = new Set(people.map(({ id }) => id));
  const left = new Set(addressed.to.filter((id) => !found.has(id)));
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
  return { queued: mails.length, left: left.size };
};
