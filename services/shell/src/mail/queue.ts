import type { Reference } from '@bidwright/contract-kit';
import type { MailTemplate } from '@bidwright/contract-shell';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { publicUrl } from '../publicUrl.ts';
import type { Db } from '../tables.ts';
import { htmlOf } from './html.ts';

/** What an account's person is mailed. */
interface Letter {
  recipient: string;
  subject: string;
  text: string;
  /** The address in its text that becomes a link. */
  url?: string;
  /** Its text lets somebody in. */
  secret: boolean;
}

export interface QueuedMail {
  to: string[];
  cc?: string[];
  subject: string;
  text: string;
  template: MailTemplate;
  /** Its text lets somebody in. */
  secret?: boolean;
  /** The page it is about, whose address in its text becomes a link. */
  link?: string | null;
  /** Addresses that become links beside, or in its place; they are kept nowhere else. */
  urls?: string[];
  /** Who has it sent; none: the service itself. */
  by?: Reference;
  /** Whom a letter is for, or a notification is told. */
  person?: Reference;
  /** Which notification. */
  notificationId?: string;
  /** Of a letter: which record of which service has it sent. */
  origin?: string;
  /** How many seconds it waits. */
  delay?: number;
}

/** Mails of one statement. */
const batch = 200;

const rowOf = (mail: QueuedMail) => {
  const {
    to,
    cc = [],
    subject,
    text,
    template,
    secret = false,
    link = null,
    urls = [],
    by,
    person,
    notificationId = null,
    origin = null,
    delay = 0,
  } = mail;
  const time = now();
  return {
    id: uuid(),
    version: 1,
    dateCreated: time,
    dateUpdated: time,
    addedById: by?.id ?? null,
    addedByName: by?.name ?? null,
    fieldVersions: '{}',
    to: JSON.stringify(to),
    cc: JSON.stringify(cc),
    subject: subject.slice(0, 255),
    text,
    html: htmlOf(text, link ? [publicUrl(link), ...urls] : urls),
    template,
    link,
    state: 'Queued' as const,
    tries: 0,
    nextTry: time + delay,
    secret: secret ? (1 as const) : (0 as const),
    personId: person?.id ?? null,
    personName: person?.name ?? null,
    notificationId,
    origin,
  };
};

/** Puts mails into the queue, in the transaction of what they tell about, and answers their ids. */
export const enqueueAll = async (trx: Db, mails: QueuedMail[]): Promise<string[]> => {
  const rows = mails.map(rowOf);
  for (let from = 0; from < rows.length; from += batch) {
    await trx
      .insertInto('emails')
      .values(rows.slice(from, from + batch))
      .execute();
  }
  return rows.map(({ id }) => id);
};

/** Puts one mail about somebody's account into the queue, in the transaction of what it tells about. */
export const enqueue = (trx: Db, { recipient, url, ...letter }: Letter): Promise<string[]> =>
  enqueueAll(trx, [{ ...letter, to: [recipient], template: 'account', urls: url ? [url] : [] }]);
