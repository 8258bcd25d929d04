import {
  boolean,
  call,
  choice,
  type InferType,
  listOf,
  longText,
  mapOf,
  number,
  object,
  objectOf,
  oneOf,
  string,
  tally,
  text,
} from '@bidwright/contract-kit';
import { admins } from './rights.ts';

const mail = { service: 'shell', tag: 'emails', right: admins };

/** Of what pages read about the words of mails; no collection keeps them. */
const mailWords = 'mailWords';

export const mailLanguages = ['en', 'fr', 'ro', 'zh'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** What mails are about: an account, the frame of notices and of what people send, the daily digest, one kind of notice. */
export const mailGroups = ['account', 'frame', 'notice'] as const;

/**
 * What mails about an account are about. With a link that lets somebody in: a forgotten password, an account that awaits its first one, an
 * invitation of an Admin, a Google account to be joined. As a notice: another password, another way to sign in or a second step that came or went.
 */
export const accountLetters = [
  'reset',
  'welcome',
  'invitation',
  'joinGoogle',
  'changed',
  'googleJoined',
  'googleLeft',
  'oidcJoined',
  'oidcLeft',
  'appAdded',
  'appRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'twoStepReset',
] as const;

const kind = text(130).required();
const language = choice(mailLanguages).required();
const version = number().integer().min(0).default(0).required().meta({ kind: 'number' });

/** What an Admin writes in the place of the app's own words. */
export const mailWordsInput = object({ subject: text(200).required(), text: longText(10_000).required() });

export const listMailKinds = call({
  ...mail,
  name: 'emails/templates',
  summary: 'Every kind of mail that is sent, with the languages in which its words were changed',
  input: object({}),
  answer: listOf(
    objectOf({
      kind: string().defined(),
      group: oneOf(mailGroups),
      /** Whose notice it is. */
      service: string().nullable().defined(),
      /** What a notice is called, by language; of the others pages know it themselves. */
      titles: mapOf(string().defined()),
      changed: listOf(oneOf(mailLanguages)),
    }),
  ),
  reads: [mailWords],
});

const words = { subject: string().defined(), text: string().defined() };

export const readMailKind = call({
  ...mail,
  name: 'emails/template',
  summary: 'The words of a kind of mail in each language, and the merge fields they may use',
  input: object({ kind }),
  answer: objectOf({
    /** Merge fields, without braces. */
    fields: listOf(string().defined()),
    /** Those that the text must have. */
    needed: listOf(string().defined()),
    /** Those that the subject may not have. */
    textOnly: listOf(string().defined()),
    languages: listOf(
      objectOf({
        language: oneOf(mailLanguages),
        ...words,
        /** 0: nobody has ever changed them. */
        version: tally(),
        isChanged: boolean().defined(),
      }),
    ),
  }),
  refusals: [404],
  reads: [mailWords],
});

export const previewMail = call({
  ...mail,
  name: 'emails/preview',
  summary: 'A mail of a kind as it would be sent with these words, about what was last told of',
  input: object({ kind, language, subject: text(200), text: longText(10_000) }),
  answer: objectOf(words),
  refusals: [404],
  isIdempotent: true,
});

const written = () => [{ col: mailWords }];

export const setMailWords = call({
  ...mail,
  name: 'emails/setTemplate',
  summary: 'Puts other words into all mails of a kind in a language from now on',
  input: object({ kind, language, version }).concat(mailWordsInput),
  answer: objectOf({ version: tally() }),
  refusals: [404, 409],
  once: true,
  changes: written,
});

export const restoreMailWords = call({
  ...mail,
  name: 'emails/restoreTemplate',
  summary: 'Goes back to the original words of a kind of mail in a language',
  input: object({ kind, language, version }),
  answer: objectOf({ version: tally() }),
  refusals: [404, 409],
  once: true,
  changes: written,
});

export type MailKinds = InferType<typeof listMailKinds.answer>;
export type MailKindWords = InferType<typeof readMailKind.answer>;
