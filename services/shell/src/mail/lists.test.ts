import { maxMailLists } from '@bidwright/contract-shell';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm, type Hired, named } from '../testing/firm.ts';

const house = bench();
const { db } = house;
const { hire, deliver } = firm(house);

const list = { col: 'mailLists' };
const create = ({ browser }: Hired, fields: object) =>
  browser.post<string>('/api/shell/create', { ...list, ...fields });
const update = ({ browser }: Hired, fields: object) => browser.post('/api/shell/update', { ...list, ...fields });
const write = ({ browser }: Hired, fields: object) =>
  browser.post<{ queued: number; left: number }>('/api/shell/emails/write', {
    subject: 'News',
    text: 'News.',
    ...fields,
  });
const mailed = async () => (await db().selectFrom('emails').select('to').execute()).flatMap(({ to }) => to).sort();

test('a list means those who stand in it when a mail is written, each once and only who works here', async () => {
  const water = named('Water');
  const ada = await hire('Ada', 'Admin');
  const [bo, cy] = [await hire('Bo', 'User', { teams: [water] }), await hire('Cy', 'Operations')];
  const people = [bo.reference, cy.reference];
  const { body } = await create(ada, { name: 'Water people', people, roles: ['Operations'], teams: [water] });
  const di = await hire('Di', 'User', { teams: [water] });
  const record = { name: 'Cy', email: cy.email, permissions: ['Operations'], teams: [], status: 'Inactive' };
  await deliver({ service: 'admin', col: 'users', kind: 'changed', recordId: cy.id, record });
  const { body: sent } = await write(ada, { lists: [body.data], teams: [water.id], roles: ['Admin'] });
  expect(sent.data).toEqual({ queued: 3, left: 0 });
  expect(await mailed()).toEqual([ada.email, bo.email, di.email].sort());
});

test('who is in a list that was deleted gets nothing, until it is back', async () => {
  const ada = await hire('Ada', 'Admin');
  const { body } = await create(ada, { name: 'Admins', roles: ['Admin'] });
  await update(ada, { id: body.data, status: 'Inactive' });
  expect((await write(ada, { lists: [body.data] })).body.data).toEqual({ queued: 0, left: 0 });
  await update(ada, { id: body.data, status: 'Active' });
  expect((await write(ada, { lists: [body.data] })).body.data).toEqual({ queued: 1, left: 0 });
});

test('names stand once among the lists in use, and a list means somebody', async () => {
  const ada = await hire('Ada', 'Admin');
  const { body } = await create(ada, { name: 'Board', roles: ['Admin'] });
  const again = await create(ada, { name: 'board', roles: ['User'] });
  expect([again.status, Object.keys(again.body.errorInfo.fields ?? {})]).toEqual([409, ['name']]);
  const other = await create(ada, { name: 'Staff', roles: ['User'] });
  expect((await update(ada, { id: other.body.data, name: 'Board' })).status).toBe(409);
  await update(ada, { id: body.data, status: 'Inactive' });
  expect((await update(ada, { id: other.body.data, name: 'Board' })).status).toBe(200);
  expect((await update(ada, { id: body.data, status: 'Active' })).status).toBe(409);
  const empty = await create(ada, { name: 'Nobody' });
  expect([empty.status, Object.keys(empty.body.errorInfo.fields ?? {})]).toEqual([422, ['people']]);
});

test('there are 200 lists at most', async () => {
  const ada = await hire('Ada', 'Admin');
  const kept = { version: 1, dateCreated: now(), dateUpdated: now(), fieldVersions: '{}', roles: '["User"]' };
  const rows = Array.from({ length: maxMailLists }, (_, n) => ({
    ...kept,
    id: uuid(),
    name: `List ${n}`,
    status: 'Active',
    addedById: null,
    addedByName: null,
  }));
  await db().insertInto('mailLists').values(rows).execute();
  const { status, body } = await create(ada, { name: 'One more', roles: ['User'] });
  expect([status, body.errorInfo.fields?.name?.message]).toEqual([
    409,
    `There are already ${maxMailLists}. Please delete one that is no longer needed.`,
  ]);
});
