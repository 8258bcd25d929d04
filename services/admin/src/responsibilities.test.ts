import type { AnswerOf, responsibilitiesIn } from '@bidwright/contract-kit';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call, post, as } = running;
const admin = person('Admin');

type Found = AnswerOf<ReturnType<typeof responsibilitiesIn>>;
const make = async (col: string, fields: object) => (await call<string>('create', { col, ...fields }, admin)).body.data;
const user = (name: string, more: object = {}) =>
  make('users', { firstName: name, lastName: 'Lee', email: `${name}@example.com`, ...more });
const ask = async (from: string, to?: object) =>
  (await post<Found>('/api/admin/findResponsibilities', { person: from, to }, as(admin))).body.data;

test('a person answers for the teams led and the people managed; nobody becomes the own manager', async () => {
  const ann = await user('ann');
  const manager = { id: ann, name: 'ann Lee' };
  const ben = await user('ben', { manager });
  const cy = await user('cy', { manager });
  await user('out', { manager, status: 'Inactive' });
  const team = await make('teams', { name: 'Water', lead: manager });
  await make('teams', { name: 'Old', lead: manager, status: 'Inactive' });
  const to = { id: ben, name: 'ben Lee' };
  const found = await ask(ann, to);
  expect(found).toEqual(
    expect.arrayContaining([
      { col: 'teams', field: 'lead', records: [{ id: team, name: 'Water' }], set: { lead: to } },
      { col: 'users', field: 'manager', records: [{ id: cy, name: 'cy Lee' }], set: { manager: to } },
    ]),
  );
  expect(found).toHaveLength(2);
  for (const { col, records, set } of found)
    await call('bulkUpdate', { col, ids: records.map(({ id }) => id), set }, admin);
  expect(await ask(ann)).toEqual([
    { col: 'users', field: 'manager', records: [{ id: ben, name: 'ben Lee' }], set: {} },
  ]);
  const moved = await call<{ manager: object }>('getRecordById', { col: 'users', id: cy }, admin);
  expect(moved.body.data.manager).toMatchObject({ ...to, email: 'ben@example.com' });
});

test('leads may not ask', async () => {
  const { status } = await post('/api/admin/findResponsibilities', { person: 'x' }, as(person('Team Lead')));
  expect(status).toBe(403);
});
