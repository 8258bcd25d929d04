import {
  array,
  boolean,
  call,
  choices,
  done,
  type InferType,
  idOf,
  longText,
  message,
  number,
  object,
  objectOf,
  roles,
  string,
  tally,
  text,
} from '@bidwright/contract-kit';
import { isNobody } from './recipients.ts';
import { admins } from './rights.ts';

const mail = { service: 'shell', tag: 'emails', right: admins };

/** Of what pages read about the sender; no collection keeps it. */
const mailSettings = 'mailSettings';

/** To how many people one mail is written. */
export const maxRecipients = 5000;

/** Letters of a mail that somebody writes, or keeps to write it again. */
export const maxMailLength = 20_000;

const idsOf = (max: number) =>
  array(string().max(36).required())
    .max(max)
    .default(() => [])
    .meta({ kind: 'texts' });

const mailDraft = object({
  /** Ids of people; each gets a mail alone. */
  to: idsOf(maxRecipients).when(['roles', 'teams', 'lists'], ([some, teams, lists], schema) =>
    isNobody(some, teams, lists) ? schema.min(1, message('shell.mail.noRecipient')) : schema,
  ),
  /** Everybody who has one of these roles. */
  roles: choices(roles),
  /** Ids of teams. */
  teams: idsOf(50),
  /** Ids of lists of recipients. Who is meant follows when the mail is written. */
  lists: idsOf(50),
  subject: text(200).required(),
  text: longText(maxMailLength).required(),
});

export const writeMail = call({
  ...mail,
  name: 'emails/write',
  summary:
    'Puts a mail to each of some people, and of roles, teams and lists, into the queue; {name} and {firstName} stand for whom it goes to',
  input: mailDraft,
  answer: objectOf({
    queued: tally(),
    /** Who has left, or is not known. */
    left: tally(),
  }),
  once: true,
  changes: () => [{ col: 'emails' }],
});

const hour = () => number().integer().min(0).max(23).nullable().default(null).meta({ kind: 'number' });

export const mailSettingsInput = object({
  /** Who mails are from, beside the address. */
  fromName: text(120),
  /** The hour of the daily mails; none: as the server is set up. */
  digestHour: hour(),
  /** Between these hours nothing is sent but what lets people in. */
  quietFrom: hour(),
  quietUntil: hour(),
});

export type MailSettings = InferType<typeof mailSettingsInput>;

export const readMailSettings = call({
  ...mail,
  name: 'emails/settings',
  summary: 'Who mails are from, and when they are sent',
  input: object({}),
  answer: objectOf({
    fromName: string().nullable().defined(),
    digestHour: number().integer().nullable().defined(),
    quietFrom: number().integer().nullable().defined(),
    quietUntil: number().integer().nullable().defined(),
    /** The address that the server is set up with, and its hour of the daily mails. */
    address: string().defined(),
    usualHour: number().integer().defined(),
    /** The time zone of the hours. */
    zone: string().defined(),
    /** Without a mail server no mail leaves: all are kept. */
    hasServer: boolean().defined(),
  }),
  reads: [mailSettings],
});

export const sendTestMail = call({
  ...mail,
  name: 'emails/test',
  summary:
    'Puts a mail to whoever asks into the queue, also in quiet hours; the record of the mail says what became of it',
  input: object({}),
  answer: objectOf({ id: idOf('emails') }),
  refusals: [429],
  changes: () => [{ col: 'emails' }],
});

export const setMailSettings = call({
  ...mail,
  name: 'emails/setSettings',
  summary: 'Sets who mails are from, and when they are sent',
  input: mailSettingsInput,
  answer: done(),
  isIdempotent: true,
  changes: () => [{ col: mailSettings }],
});
