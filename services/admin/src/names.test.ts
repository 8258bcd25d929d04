import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call, deliverOwn } = testService(service);
const admin = person('Admin');

test('a team’s new name reaches the people in it', async () => {
  const team = await call<string>('create', { col: 'teams', name: 'Water' }, admin);
  const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@harborvale.example' };
  const teams = [{ id: team.body.data, name: 'Water' }];
  const user = await call<string>('create', { col: 'users', ...ann, teams }, admin);
  await call('update', { col: 'teams', id: team.body.data, name: 'Water and ice' }, admin);
  await deliverOwn();
  const { body } = await call('getRecordById', { col: 'users', id: user.body.data }, admin);
  expect(body.data).toMatchObject({ teams: [{ id: team.body.data, name: 'Water and ice' }], version: 1 });
});
