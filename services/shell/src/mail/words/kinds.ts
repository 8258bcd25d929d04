import type { NoticeStatement } from '@bidwright/contract-kit';
import { accountLetters, type MailKinds, mailLanguages } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import { letterOf } from '../../notifications/letters.ts';
import { allStatements } from '../../notifications/statements.ts';
import type { Db } from '../../tables.ts';
import { letterFrame } from '../letters.ts';
import { type Language, textsOf } from '../texts.ts';
import { accountKind } from './accountLetter.ts';
import { filled, firmWords, noticeKind, type Words, type WordsIn } from './firmWords.ts';

/** A kind of mail: what it is about, which merge fields its words may use, and how they are originally. */
export interface MailKind extends Omit<MailKinds[number], 'changed'> {
  fields: string[];
  /** What its text must have, for nobody could do without. */
  needed: string[];
  /** Of a notice its full type. */
  type?: string;
  original(language: Language): Words;
}

/** The merge fields that words use. */
const fieldsIn = ({ subject, text }: Words): string[] => [
  ...new Set([...`${subject}\n${text}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

/** Links open an account, and anybody may see a subject; lines and whole texts are too long for one. */
export const textOnly = ['link', 'lines', 'text'];

const own = { service: null, titles: {} };

const accountKinds = (): MailKind[] =>
  accountLetters.map((letter) => ({
    ...own,
    kind: accountKind(letter),
    group: 'account',
    fields: fieldsIn(textsOf(letter, 'en')),
    needed: ['link'],
    original: (language) => textsOf(letter, language),
  }));

const frameKinds = (): MailKind[] => [
  {
    ...own,
    kind: 'notice',
    group: 'frame',
    fields: ['name', 'title', 'message', 'app', 'link'],
    needed: ['message'],
    original: (language) => letterOf('notice', language),
  },
  {
    ...own,
    kind: 'digest',
    group: 'frame',
    fields: ['name', 'count', 'lines', 'app', 'link'],
    needed: ['lines'],
    original: (language) => letterOf('digest', language),
  },
  {
    ...own,
    kind: 'letter',
    group: 'frame',
    fields: ['name', 'by', 'subject', 'text', 'link'],
    needed: ['text', 'link'],
    original: () => letterFrame,
  },
];

const noticeKinds = (service: string, { types, texts }: NoticeStatement, wordsIn: WordsIn): MailKind[] =>
  Object.keys(types).map((type) => {
    const said = (language: Language, part: string) => texts[language][`${service}.notice.${type}.${part}`] ?? '';
    // Of all notices alike its words are those of the frame, with its own in the frame's places.
    const original = (language: Language) =>
      filled(wordsIn('notice', language) ?? letterOf('notice', language), {
        name: '{reader}',
        title: said(language, 'title'),
        message: said(language, 'message'),
      });
    return {
      kind: noticeKind(`${service}.${type}`),
      type: `${service}.${type}`,
      group: 'notice',
      service,
      titles: Object.fromEntries(mailLanguages.map((language) => [language, said(language, 'title')])),
      fields: [
        ...new Set(['reader', 'app', 'link', ...mailLanguages.flatMap((language) => fieldsIn(original(language)))]),
      ],
      needed: [],
      original,
    };
  });

/** Every kind of mail that is sent. */
export const allKinds = async (db: Db): Promise<MailKind[]> => {
  const statements = await allStatements(db);
  const wordsIn = await firmWords(db, ['notice']);
  const notices = statements.flatMap(([service, statement]) => noticeKinds(service, statement, wordsIn));
  return [...accountKinds(), ...frameKinds(), ...notices];
};

export const kindNamed = async (db: Db, name: string): Promise<MailKind> => {
  const found = (await allKinds(db)).find(({ kind }) => kind === name);
  if (!found) throw new Problem(404, 'no-record', 'There is no such kind of mail');
  return found;
};
