import { sampleContent } from '@bidwright/contract-rfp-library';
import { addDays, noticeStatement } from '@bidwright/service-kit';
import { noticesOf, person, remindersOn, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { notices } from './notices.ts';

const running = testService(service);
const admin = person('Admin', { name: 'Ada' });
const owner = { id: person('Project Manager').id, name: 'Kim Keeper' };
const reviewDue = '2026-12-24';

const create = async () => {
  const { body } = await running.call<string>(
    'create',
    { col: 'rfpContent', ...sampleContent({ owner, reviewDue }) },
    admin,
  );
  return body.data;
};

test('every notice has its texts, and is for who reads the library alone', () => {
  const { types } = noticeStatement(service.name, notices);
  for (const { readers, openTo } of Object.values(types))
    expect([readers, openTo]).toEqual([['Admin'], ['Team Lead', 'Project Manager']]);
});

test('who is to keep a text up to date is told at once', async () => {
  const id = await create();
  expect(await noticesOf(running)).toMatchObject([
    { type: 'assigned', users: [owner], mail: 'now', link: `/rfp-content-library?entry=${id}` },
  ]);
});

const on = async (left: number) =>
  (await remindersOn(running, notices, addDays(reviewDue, -left))).map((one) => [one.type, one.recordId, one.users]);

test('a text that is to be reviewed reminds before, on the day, then once a week', async () => {
  const recordId = await create();
  for (const left of [15, 13, 1, -1, -6, -8]) expect([left, await on(left)]).toEqual([left, []]);
  for (const left of [14, 0]) expect(await on(left)).toEqual([['review-due', recordId, [owner]]]);
  for (const left of [-7, -14]) expect(await on(left)).toEqual([['review-late', recordId, [owner]]]);
});
