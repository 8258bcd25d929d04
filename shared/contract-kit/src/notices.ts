import type { Reference } from './fields.ts';
import type { Role } from './person.ts';

/** What a notice is at a glance; the app has a picture and a colour for each. */
export const noticeLooks = [
  'news',
  'late',
  'soon',
  'moved',
  'assigned',
  'overload',
  'mention',
  'document',
  'done',
  'failed',
] as const;
export type NoticeLook = (typeof noticeLooks)[number];

/** By mail not at all, in the daily digest, or at once. */
export type MailTiming = 'no' | 'digest' | 'now';

/** A kind of notice, as far as the front door has to know it. */
export interface NoticeType {
  /** What a person chooses it by, together with others of its subject. */
  subject: string;
  look: NoticeLook;
  /** Who may read what it is about: nobody else is told, even where a notice names somebody. None: everybody. */
  readers?: readonly Role[];
  /** Who may besides, once an Admin has opened the module to more people. */
  openTo?: readonly Role[];
}

/** Texts by language: `<service>.notice.<type>.title`, the same with `.message`, and `<service>.notice.<subject>`. */
export type NoticeTexts = Record<'en' | 'fr' | 'ro' | 'zh', Readonly<Record<string, string>>>;

/** All kinds of notices of a service. It tells the front door at each start. */
export interface NoticeStatement {
  types: Record<string, NoticeType>;
  texts: NoticeTexts;
}

/** Somebody is to be told something. */
export interface Notice {
  /** One of the types of the service that tells it. */
  type: string;
  /** The record it is about; what is told of one record within ten minutes becomes one notification. */
  recordId: string;
  /** What makes it this notice and no other: nobody is told twice of the same. */
  occasion: string;
  /** In the place of record and occasion: what of many records nobody is told twice. */
  once?: string;
  /** What is put into the placeholders of its texts. */
  values: Record<string, string | number>;
  /** The page it is about. */
  link: string;
  roles?: readonly Role[];
  users?: readonly (Reference | null | undefined)[];
  /** How people are mailed who have not said that they wish it otherwise. */
  mail: MailTiming;
}

/** What an event of the collection `notices` carries. */
export interface PublishedNotices {
  /** Whose action they tell; null of a reminder. */
  by: Reference | null;
  notices: Notice[];
}

/** What an event of the collection `letters` carries: a mail that somebody has sent to people of the firm, each alone. */
export interface Letter {
  to: Reference[];
  subject: string;
  text: string;
  /** The page it is about; its address is put below the text. */
  link: string;
  by: Reference;
}
