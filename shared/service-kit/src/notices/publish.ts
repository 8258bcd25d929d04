import type {
  Letter,
  Notice,
  NoticeStatement,
  PublishedNotices,
  RecordEvent,
  Reference,
} from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { now } from '../writes/newRecord.ts';
import { publish } from '../writes/outbox.ts';

/** Who delivers what people are told; nobody else hears of it. */
const frontDoor = { receiversOf: () => ['shell'] };

/** Whose doing it is where nobody did it. */
const itself: Reference = { id: 'bidwright', name: 'Bidwright' };

/** An event that no write of a record has caused. */
const eventOf = (
  service: string,
  { recordId, ...about }: Pick<RecordEvent, 'col' | 'kind' | 'recordId' | 'by'>,
  record: object,
): RecordEvent => ({
  ...about,
  // A name may be longer than an id.
  recordId: recordId.slice(0, 36),
  id: newId(),
  service,
  version: 1,
  at: now(),
  changes: {},
  title: '',
  record: { ...record },
});

const publishToFrontDoor = (
  trx: Database,
  { name }: Pick<Service, 'name'>,
  about: Pick<RecordEvent, 'col' | 'recordId' | 'by'>,
  record: object,
): Promise<void> => publish(trx, frontDoor, eventOf(name, { ...about, kind: 'created' }, record));

/** Notices of one event. */
const maxNotices = 100;

/** Lays notices ready for the front door, which tells people in its own time. `by` is whose action they tell of. */
export const publishNotices = async (
  trx: Database,
  service: Pick<Service, 'name'>,
  recordId: string,
  by: Reference | null,
  notices: readonly Notice[],
): Promise<void> => {
  for (let from = 0; from < notices.length; from += maxNotices) {
    const published: PublishedNotices = { by, notices: notices.slice(from, from + maxNotices) };
    await publishToFrontDoor(trx, service, { col: 'notices', recordId, by: by ?? itself }, published);
  }
};

/** Lays a mail ready for the front door, which sends it to each of its people. `recordId` says what it is about. */
export const publishLetter = (
  trx: Database,
  service: Pick<Service, 'name'>,
  recordId: string,
  letter: Letter,
): Promise<void> => publishToFrontDoor(trx, service, { col: 'letters', recordId, by: letter.by }, letter);

/** Tells the service behind a letter, `<service>/<id of its record>`, that somebody did not get it. */
export const publishUnreached = (trx: Database, origin: string, by: Reference, person: Reference): Promise<void> => {
  const [service = '', recordId = ''] = origin.split('/');
  const about = { col: 'letters', kind: 'ended', recordId, by } as const;
  return publish(trx, { receiversOf: () => [service] }, eventOf('shell', about, { person }));
};

/** Tells the front door which notices there are. */
export const publishStatement = (
  trx: Database,
  service: Pick<Service, 'name'>,
  statement: NoticeStatement,
): Promise<void> =>
  publishToFrontDoor(trx, service, { col: 'noticeTypes', recordId: service.name, by: itself }, statement);
