import {
  array,
  choice,
  collection,
  flag,
  lines,
  longText,
  message,
  nobody,
  number,
  object,
  type RecordOf,
  reference,
  string,
  text,
} from '@bidwright/contract-kit';
import { admins } from './rights.ts';

/**
 * Queued: waits for its time. Kept: there is no mail server. Reserved: to addresses that never belong to anybody. Skipped:
 * the person has read it in the app before it was sent. Failed: tried too often.
 */
export const mailStates = ['Queued', 'Sent', 'Failed', 'Kept', 'Reserved', 'Skipped', 'Cancelled'] as const;
export type MailState = (typeof mailStates)[number];

/** What a person may make of a mail: send it once more, or not at all. */
export const mailTurns: Partial<Record<MailState, readonly MailState[]>> = {
  Queued: ['Cancelled'],
  Failed: ['Queued', 'Cancelled'],
  Kept: ['Queued', 'Cancelled'],
  Cancelled: ['Queued'],
};

export const mailTemplates = ['account', 'notice', 'digest', 'letter', 'own'] as const;
export type MailTemplate = (typeof mailTemplates)[number];

const address = () => string().trim().max(254).email({ key: 'shell.email.invalid' }).required();

/** Addresses in order. Kept as JSON. */
const addresses = () =>
  array(address())
    .max(50)
    .default(() => [])
    .meta({ kind: 'texts' });

/** What a person writes to have a mail sent. */
export const letterInput = object({
  to: addresses().min(1, message('shell.mail.noRecipient')),
  cc: addresses(),
  subject: text(255).required(),
  text: longText().required(),
});

const seconds = () => number().integer().min(0).nullable().default(null).meta({ kind: 'number' });

/** The mails of the firm: what waits, what was sent and what went wrong. A person may change the state alone. */
export const emails = collection({
  name: 'emails',
  service: 'shell',
  title: 'subject',
  secret: true,
  input: letterInput.concat(
    object({
      html: longText(100_000),
      template: choice(mailTemplates).default('own').required(),
      /** The page it is about. */
      link: text(300),
      state: choice(mailStates).default('Queued').required(),
      tries: number().integer().min(0).default(0).required().meta({ kind: 'number' }),
      /** Why the last try failed, or who did not get it. */
      error: lines(500),
      nextTry: number().integer().min(0).default(0).required().meta({ kind: 'number' }),
      dateSent: seconds(),
      /** Its text lets somebody in: it is answered in demo mode alone, and dropped once the mail is sent. */
      secret: flag(),
      /** Whom a letter is for, or whom a notification is told, and which: it is not sent to who has read it. */
      person: reference('users'),
      notificationId: text(36),
      /** The service and the id of the record that has a letter sent: it hears whom it did not reach. */
      origin: text(120),
    }),
  ),
  byService: [
    'html',
    'template',
    'link',
    'tries',
    'error',
    'nextTry',
    'dateSent',
    'secret',
    'person',
    'notificationId',
    'origin',
  ],
  search: ['subject'],
  sort: 'nextTry',
  rights: { read: admins, create: admins, update: admins },
  many: { import: nobody },
});

export type Email = RecordOf<typeof emails>;
