import type { Colleague } from '../accounts/colleagues.ts';
import { minute } from '../clock.ts';
import { appName } from '../firm/appName.ts';
import { htmlOf } from '../mail/html.ts';
import { enqueueAll } from '../mail/queue.ts';
import { languagesOf } from '../mail/readerLanguages.ts';
import type { Language } from '../mail/texts.ts';
import { filled, firmWords, noticeKind, type Words } from '../mail/words/firmWords.ts';
import { publicUrl } from '../publicUrl.ts';
import type { Db } from '../tables.ts';
import { type Addressees, peopleOf } from './addressees.ts';
import { letterOf } from './letters.ts';
import type { SaidNotice } from './statements.ts';
import { valuesIn } from './valuesIn.ts';
import { mailWishes } from './wishes/wishes.ts';

/** So long a person may read it in the app before the mail goes. */
const delay = 2 * minute;

type Write = (notice: SaidNotice, person: Colleague, language: Language) => Words;

/** Answers the function that writes the mail of a type: in the words that an Admin has given to it, or in the frame of all. */
const writerOf = async (db: Db, type: string): Promise<Write> => {
  const own = noticeKind(type);
  const wordsIn = await firmWords(db, [own, 'notice']);
  const app = await appName(db);
  return ({ texts, values, link }, { name, email }, language) => {
    const reader = name ?? email;
    const words = wordsIn(own, language);
    if (words) return filled(words, { ...valuesIn(values, language), reader, app, link: publicUrl(link) });
    const frame = wordsIn('notice', language) ?? letterOf('notice', language);
    return filled(frame, { ...texts[language], name: reader, app, link: publicUrl(link) });
  };
};

/** Mails about it that still wait tell the newest. Answers to whom they go. */
const renewed = async (
  trx: Db,
  notice: SaidNotice,
  notificationId: string,
  people: Colleague[],
  languageFor: (id: string) => Language,
  write: Write,
) => {
  const waiting = await trx
    .selectFrom('emails')
    .select(['id', 'personId'])
    .where('notificationId', '=', notificationId)
    .where('state', '=', 'Queued')
    .where('tries', '=', 0)
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const { id, personId } of waiting) {
    const person = byId.get(personId ?? '');
    if (!person) continue;
    const { subject, text } = write(notice, person, languageFor(person.id));
    await trx
      .updateTable('emails')
      .set({ subject, text, html: htmlOf(text, [publicUrl(notice.link)]) })
      .where('id', '=', id)
      .execute();
  }
  return new Set(waiting.map(({ personId }) => personId));
};

/** Puts a mail for each of the addressees who is to get one into the queue. It is not sent to who has read the notification by then. */
export const mailAtOnce = async (
  trx: Db,
  notice: SaidNotice,
  notificationId: string,
  addressees: Addressees,
  actorId: string | undefined,
  everybody: Colleague[],
): Promise<void> => {
  const wishOf = await mailWishes(trx, notice.type, notice.mail);
  const people = peopleOf(addressees, actorId, everybody).filter(({ id }) => wishOf(id) === 'now');
  if (people.length === 0) return;
  const languageFor = await languagesOf(trx, people);
  const write = await writerOf(trx, notice.type);
  const done = await renewed(trx, notice, notificationId, people, languageFor, write);
  const mails = people
    .filter(({ id }) => !done.has(id))
    .map((person) => ({
      to: [person.email],
      ...write(notice, person, languageFor(person.id)),
      template: 'notice' as const,
      link: notice.link || null,
      person: { id: person.id, name: person.name ?? person.email },
      notificationId,
      delay,
    }));
  await enqueueAll(trx, mails);
};
