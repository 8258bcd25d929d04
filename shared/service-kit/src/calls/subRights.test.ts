import { service } from '@bidwright/service-testing/fixture/service';
import { person } from '@bidwright/service-testing/person';
import { testService } from '@bidwright/service-testing/testService';

const { call } = testService(service);
const col = 'jobs';
const admin = person('Admin');
const user = person('User');
const flagged = person('User', { showActuals: true });

const job = async () => (await call<string>('create', { col, name: 'Paint' }, admin)).body.data;

const add = (ref: string, sub: string, fields: object, who = admin) =>
  call<string>('createSubcollection', { col, ref, sub, ...fields }, who);

test('a subcollection with rights of its own does not obey its parent', async () => {
  const id = await job();
  const { data: cost } = (await add(id, 'costs', { amount: 4_321_987 })).body;
  const read = (who: typeof admin) => call('getSubCollection', { col, id, sub: 'costs' }, who);
  expect((await read(flagged)).body.data).toMatchObject([{ amount: 4_321_987 }]);
  expect((await read(admin)).status).toBe(200);
  for (const who of [user, person('Operations'), person('Team Lead')]) {
    const { status, body } = await read(who);
    expect([status, JSON.stringify(body).includes('4321987')]).toEqual([403, false]);
  }
  expect((await add(id, 'costs', { amount: 1 }, flagged)).status).toBe(403);
  const change = { col, parentID: id, sub: 'costs', id: cost, amount: 2 };
  expect((await call('updateSubcollection', change, admin)).status).toBe(403);
  const removal = { col, id, sub: 'costs', recordId: cost };
  expect((await call('deleteSubcollection', removal, flagged)).status).toBe(403);
  expect((await call('deleteSubcollection', removal, admin)).status).toBe(200);
});

test('its refusal comes before anything else is looked at', async () => {
  const nonsense = { col, sub: 'costs', id: [], ref: 1, parentID: {}, recordId: null };
  for (const name of ['getSubCollection', 'createSubcollection', 'deleteSubcollection'] as const)
    expect((await call(name, nonsense, user)).status).toBe(403);
});

test('people change and remove only what they added, where it says so', async () => {
  const id = await job();
  const other = person('User');
  const { data: remark } = (await add(id, 'remarks', { text: 'Mine' }, user)).body;
  const change = { col, parentID: id, sub: 'remarks', id: remark, text: 'Changed' };
  const removal = { col, id, sub: 'remarks', recordId: remark };
  expect((await call('updateSubcollection', change, other)).status).toBe(403);
  expect((await call('deleteSubcollection', removal, other)).status).toBe(403);
  expect((await call('updateSubcollection', change, user)).status).toBe(200);
  expect((await call('updateSubcollection', change, admin)).status).toBe(200);
  expect((await call('deleteSubcollection', removal, user)).status).toBe(200);
});

test('fields of a subcollection have rights of their own', async () => {
  const id = await job();
  const { data: remark } = (await add(id, 'remarks', { text: 'Mine', hidden: 'canary' })).body;
  await add(id, 'remarks', { text: 'Other', hidden: 'canary' }, admin);
  const read = async (who: typeof admin) => (await call('getSubCollection', { col, id, sub: 'remarks' }, who)).body;
  expect(JSON.stringify(await read(user))).not.toMatch(/canary|hidden/);
  expect(JSON.stringify(await read(admin))).toContain('canary');
  expect((await add(id, 'remarks', { text: 'x', hidden: 'y' }, user)).status).toBe(403);
  const change = { col, parentID: id, sub: 'remarks', id: remark, version: 1 };
  expect((await call('updateSubcollection', { ...change, hidden: 'y' }, user)).status).toBe(403);
});
