import type { Notice, NoticeStatement, NoticeTexts, NoticeType, RecordEvent } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';

interface At {
  trx: Database;
  service: Service;
}

/** A notice of what has happened: it is about the event's record, or the one above it, unless it names another. */
type News = Omit<Notice, 'type' | 'once' | 'recordId' | 'occasion'> & Partial<Pick<Notice, 'recordId'>>;

/** A notice of what a day brings. */
export type Reminder = Omit<Notice, 'type' | 'once'>;

/** A kind of notice: whom it tells of what, and when. */
export interface StatedNotice extends NoticeType {
  /** Topics of events, `<service>.<collection>[/<subcollection>].<kind>`. */
  on?: readonly string[];
  /** Who is told what of such an event. */
  notices?(event: RecordEvent, at: At): readonly News[] | Promise<readonly News[]>;
  /** Of what people are reminded on a day. */
  daily?(today: string, at: At): readonly Reminder[] | Promise<readonly Reminder[]>;
}

/** What a service tells people of. */
export interface Notices {
  types: Record<string, StatedNotice>;
  texts: NoticeTexts;
}

const namesOf = (service: string, types: Notices['types']) =>
  Object.entries(types).flatMap(([type, { subject }]) =>
    [`${type}.title`, `${type}.message`, subject].map((name) => `${service}.notice.${name}`),
  );

/** What the front door is told of the notices of a service. One whose texts are not all there is a fault. */
export const noticeStatement = (service: string, { types, texts }: Notices): NoticeStatement => {
  for (const [language, catalog] of Object.entries(texts)) {
    const missing = namesOf(service, types).filter((name) => !catalog[name]);
    if (missing.length > 0) throw new Error(`There is no text in ${language} for ${missing.join(', ')}`);
  }
  const stated = Object.entries(types).map(([type, { subject, look, readers, openTo }]): [string, NoticeType] => [
    type,
    { subject, look, ...(readers && { readers }), ...(openTo && { openTo }) },
  ]);
  return { types: Object.fromEntries(stated), texts };
};
