import { documentTypes } from '@bidwright/contract-opportunities';
import { addDays } from '@bidwright/service-kit';
import { remindersOn, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../service.ts';
import { notices } from './notices.ts';
import { firm } from './testing.ts';

const running = testService(service);
const { list, call, staffed, update } = firm(running);

const date = '2026-12-24';
const onDay = (left: number) => remindersOn(running, notices, addDays(date, -left));
const namesIn = (published: Awaited<ReturnType<typeof onDay>>) =>
  published.map(({ type, users = [], roles = [] }) => [type, ...users.flatMap((user) => user?.name ?? []), ...roles]);

const far = '2028-06-30';

test.each([
  ['due-soon', { dueDate: date }, [14, 7, 3, 1, 0], [15, 13, 2], ['Olga Owner', 'Max Manager', 'Lia Lead']],
  ['qna-soon', { dateQnA: date, dueDate: far }, [3, 1], [4, 2, 0], ['Olga Owner', 'Max Manager', 'Lia Lead']],
  ['decision-soon', { decisionDueDate: date, dueDate: far }, [3, 0], [4, 2, 1], ['Olga Owner', 'Admin']],
  ['decision-late', { decisionDueDate: date, dueDate: far }, [-1], [-2, -8], ['Olga Owner', 'Admin']],
  ['past-due-open', { dueDate: date }, [-1, -8, -15], [-2, -7, -9], ['Olga Owner', 'Lia Lead']],
] as const)('%s reminds on its days, and on no others', async (type, fields, days, others, names) => {
  const { id } = await staffed(fields);
  for (const left of others) expect([left, await onDay(left)]).toEqual([left, []]);
  for (const left of days) {
    const published = await onDay(left);
    expect([left, ...namesIn(published)]).toEqual([left, [type, ...names]]);
    expect(published).toMatchObject([{ recordId: id, values: { name: 'Waterway permits', date } }]);
  }
});

test('a day that is done twice says the same; a bid that is decided or put away reminds of nothing', async () => {
  const { id, open } = await staffed();
  expect(await onDay(7)).toEqual(await onDay(7));
  await update(id, { opportunityStatus: await list('opportunityStatus', 'Lost', { category: 'Lost' }) });
  expect(await onDay(3)).toEqual([]);
  await update(id, { opportunityStatus: open, status: 'Inactive' });
  expect(await onDay(3)).toEqual([]);
});

test('three days before the end a mail goes at once, a week before it waits for the digest', async () => {
  await staffed();
  expect([...(await onDay(7)), ...(await onDay(3))].map(({ mail }) => mail)).toEqual(['digest', 'now']);
});

test('a contract that ends reminds whoever runs the project', async () => {
  const { id } = await staffed({ dueDate: far });
  for (const value of ['signedContractScope', 'rfp'] as const)
    await call('create', {
      col: 'documents',
      name: 'Scope.pdf',
      documentType: { value, label: documentTypes[value] },
      opportunityId: id,
      endDate: date,
    });
  // Their files have come.
  await sql`update documents set status = 'Active'`.execute(running.db);
  expect(await onDay(31)).toEqual([]);
  const published = await onDay(30);
  expect(namesIn(published)).toEqual([['contract-ending', 'Max Manager', 'Lia Lead', 'Operations']]);
  expect(published).toMatchObject([{ mail: 'now', recordId: id, link: `/general/opportunities/${id}` }]);
});
