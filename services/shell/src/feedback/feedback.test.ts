import type { Feedback } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { firm, type Hired, inboxOf } from '../testing/firm.ts';

const house = bench();
const { hire } = firm(house);
const col = 'feedback';

const call = <T>({ browser }: Hired, name: string, body: object) =>
  browser.post<T>(`/api/shell/${name}`, { col, ...body });

const sent = async (by: Hired, more: object = {}) => {
  const said = { page: '/dashboard', role: 'User', text: 'The chart is hard to read.' };
  return (await call<string>(by, 'create', { ...said, ...more })).body.data;
};
const read = async (by: Hired, id: string) => (await call<Feedback>(by, 'getRecordById', { id })).body.data;

test('what is sent is new, whatever its sender says of it; Admins hear of it', async () => {
  const ada = await hire('Ada', 'Admin');
  const bo = await hire('Bo', 'User');
  const id = await sent(bo, { state: 'Closed', answer: 'Mine' });
  expect(await read(ada, id)).toMatchObject({ state: 'New', answer: null, addedBy: { id: bo.id } });
  await house.service.deliverOwn();
  expect((await inboxOf(ada)).map(({ title }) => title)).toEqual(['Feedback by Bo']);
  expect(await inboxOf(bo)).toEqual([]);
});

test('an answer reaches who has sent it, at the bell and by mail', async () => {
  const ada = await hire('Ada', 'Admin');
  const bo = await hire('Bo', 'User');
  const id = await sent(bo);
  expect((await call(ada, 'update', { id, state: 'In work' })).status).toBe(200);
  expect((await call(ada, 'update', { id, answer: 'It is larger now.' })).status).toBe(200);
  expect(await read(ada, id)).toMatchObject({ state: 'Answered', answer: 'It is larger now.' });
  await house.service.deliverOwn();
  expect(await inboxOf(bo)).toMatchObject([
    { title: 'Your feedback was answered', message: 'On /dashboard: It is larger now.', link: '/dashboard' },
  ]);
  const mails = await house.db().selectFrom('emails').select(['to', 'text']).execute();
  expect(mails).toMatchObject([{ to: [bo.email], text: expect.stringContaining('It is larger now.') }]);
});

test('nobody else reads or answers it', async () => {
  const ada = await hire('Ada', 'Admin');
  const bo = await hire('Bo', 'Team Lead');
  const id = await sent(bo);
  expect((await call(bo, 'update', { id, answer: 'Myself' })).status).toBe(403);
  expect((await call(bo, 'getRecordById', { id })).status).toBe(403);
  const odd = await call(ada, 'update', { id, state: 'Lost' });
  expect([odd.status, Object.keys(odd.body.errorInfo.fields ?? {})]).toEqual([422, ['state']]);
});
