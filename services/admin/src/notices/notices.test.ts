import { addDays, noticeStatement } from '@bidwright/service-kit';
import { noticesOf, person, remindersOn, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { notices } from './notices.ts';

const running = testService(service);
const admin = person('Admin', { name: 'Ada' });
const sampleUser = (more: object = {}) => ({
  firstName: 'Hera',
  lastName: 'Lead',
  email: 'hera@firm.example',
  permissions: ['Team Lead'],
  ...more,
});
const create = async (col: string, record: object) =>
  (await running.call<string>('create', { col, ...record }, admin)).body.data;

test('every notice has its texts', () => {
  expect(Object.keys(noticeStatement(service.name, notices).types)).toHaveLength(4);
});

test('Admins are told of a new account', async () => {
  await create('users', sampleUser({ firstName: 'New', lastName: 'Comer' }));
  expect(await noticesOf(running)).toMatchObject([
    { type: 'user-registered', roles: ['Admin'], values: { person: 'New Comer' }, mail: 'digest' },
  ]);
});

test('Admins are told of a name that somebody takes, not of one that an Admin gives', async () => {
  const id = await create('users', sampleUser());
  await running.call('update', { col: 'users', id, firstName: 'Ada' }, person('Team Lead', { id, name: 'Hera Lead' }));
  await running.call('update', { col: 'users', id, firstName: 'Hera' }, admin);
  const published = (await noticesOf(running)).filter(({ type }) => type === 'user-renamed');
  expect(published).toMatchObject([{ roles: ['Admin'], values: { was: 'Hera Lead', person: 'Ada Lead' } }]);
});

test('who leads a team from now on is told at once, and nobody is told of other changes', async () => {
  const lead = { id: await create('users', sampleUser()), name: 'Hera' };
  const id = await create('teams', { name: 'Cloud', lead });
  await running.call('update', { col: 'teams', id, name: 'Clouds' }, admin);
  const published = (await noticesOf(running)).filter(({ type }) => type === 'assigned');
  expect(published).toMatchObject([{ users: [{ id: lead.id }], values: { by: 'Ada', name: 'Cloud' }, mail: 'now' }]);
});

test('an account that is to end within a month is told of by the day on which it ends', async () => {
  const date = '2026-12-24';
  const id = await create('users', sampleUser({ firstName: 'Olga', lastName: 'Owner', expirationDate: date }));
  const onDay = (left: number) => remindersOn(running, notices, addDays(date, -left));
  expect([...(await onDay(31)), ...(await onDay(-1))]).toEqual([]);
  for (const left of [30, 0])
    expect(await onDay(left)).toMatchObject([
      { type: 'user-expiring', recordId: id, occasion: date, values: { person: 'Olga Owner', date }, roles: ['Admin'] },
    ]);
});
