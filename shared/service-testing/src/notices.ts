import type { Letter, Notice, PublishedNotices, RecordEvent } from '@bidwright/contract-kit';
import { remind } from '@bidwright/service-kit/internal/notices/begin';
import type { Notices } from '@bidwright/service-kit/internal/notices/stated';
import { sql } from 'kysely';
import type { TestService } from './testService.ts';

const heard = async ({ db }: Pick<TestService, 'db'>, col: string): Promise<RecordEvent[]> => {
  const { rows } = await sql<{ payload: string }>`select payload from outbox
    where receiver = 'shell' order by id`.execute(db);
  return rows.map(({ payload }): RecordEvent => JSON.parse(payload)).filter((event) => event.col === col);
};

/** What the service has told the front door to tell people since the test began, once it has heard what it told itself. */
export const noticesOf = async (service: TestService): Promise<(Notice & Pick<PublishedNotices, 'by'>)[]> => {
  await service.deliverOwn();
  return (await heard(service, 'notices')).flatMap(({ record }) => {
    const { by, notices } = record as unknown as PublishedNotices;
    return notices.map((notice) => ({ ...notice, by }));
  });
};

/** The mails it has told the front door to send. */
export const lettersOf = async (service: TestService): Promise<Letter[]> => {
  await service.deliverOwn();
  return (await heard(service, 'letters')).map(({ record }) => record as unknown as Letter);
};

/** Of what people are reminded on a day, as far as `noticesOf` did not tell before. */
export const remindersOn = async (service: TestService, notices: Notices, today: string): Promise<Notice[]> => {
  const before = (await noticesOf(service)).length;
  await remind(service.service, notices, today);
  return (await noticesOf(service)).slice(before);
};
