import type { Letter, Notice, NoticeStatement, RecordEvent, Reference, ToldNotices } from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { now } from '../writes/newRecord.ts';
import { tell } from '../writes/outbox.ts';

/** Who delivers what people are told; nobody else hears of it. */
const frontDoor = { receiversOf: () => ['shell'] };

/** Whose doing it is where nobody did it. */
const itself: Reference = { id: 'bidwright', name: 'Bidwright' };

const tellFrontDoor = (
  trx: Database,
  { name }: Pick<Service, 'name'>,
  about: Pick<RecordEvent, 'col' | 'recordId' | 'by'>,
  record: object,
): Promise<void> =>
  tell(trx, frontDoor, {
    ...about,
    // A name may be longer than an id.
    recordId: about.recordId.slice(0, 36),
    id: newId(),
    service: name,
    kind: 'created',
    version: 1,
    at: now(),
    changes: {},
    title: '',
    record: { ...record },
  });

/** Notices of one event. */
const maxNotices = 100;

/** Lays notices ready for the front door, which tells people in its own time. `by` is whose action they tell of. */
export const tellNotices = async (
  trx: Database,
  service: Pick<Service, 'name'>,
  recordId: string,
  by: Reference | null,
  notices: readonly Notice[],
): Promise<void> => {
  for (let from = 0; from < notices.length; from += maxNotices) {
    const told: ToldNotices = { by, notices: notices.slice(from, from + maxNotices) };
    await tellFrontDoor(trx, service, { col: 'notices', recordId, by: by ?? itself }, told);
  }
};

/** Lays a mail ready for the front door, which sends it to each of its people. `recordId` says what it is about. */
export const tellLetter = (
  trx: Database,
  service: Pick<Service, 'name'>,
  recordId: string,
  letter: Letter,
): Promise<void> => tellFrontDoor(trx, service, { col: 'letters', recordId, by: letter.by }, letter);

/** Tells the front door which notices there are. */
export const tellStatement = (
  trx: Database,
  service: Pick<Service, 'name'>,
  statement: NoticeStatement,
): Promise<void> => tellFrontDoor(trx, service, { col: 'noticeTypes', recordId: service.name, by: itself }, statement);
