import type { Notice } from '@bidwright/contract-kit';
import { bench } from '../testing/bench.ts';
import { firm, type Hired, inboxOf, typesFor } from '../testing/firm.ts';
import { keepNotices } from './keep.ts';

const house = bench();
const { db, admin, visit, service } = house;
const { hire, deliver } = firm(house);
const col = 'notifications';

let count = 0;

/** Something that people are told. */
const notice = (more: Partial<Notice> = {}): Notice => {
  count += 1;
  const values = { rows: count };
  const record = { type: 'export-ready', recordId: `record-${count}`, occasion: 'x', values };
  return { ...record, link: '/user/jobs', mail: 'no', ...more };
};

const toldTo = async (...notices: Partial<Notice>[]) => keepNotices(db(), 'shell', null, notices.map(notice));

const call = <T>({ browser }: Pick<Hired, 'browser'>, name: string, body: object) =>
  browser.post<T>(`/api/shell/${name}`, { col, ...body });

test('a notification reaches whoever holds one of its roles or is named, in every call, and nobody else', async () => {
  const lead = await hire('Lia', 'Team Lead');
  const operations = await hire('Opal', 'Operations');
  const user = await hire('Uwe', 'User');
  await toldTo({ roles: ['Team Lead', 'Operations'] }, { users: [user.reference] }, { roles: ['Admin'] });
  const [forRoles] = await inboxOf(lead);
  const [forUser] = await inboxOf(user);
  expect(await typesFor(operations)).toHaveLength(1);
  expect(forRoles).toMatchObject({ roles: ['Team Lead', 'Operations'], users: [] });
  expect(forUser).toMatchObject({ roles: [], users: [user.reference] });

  const where = { field: 'roles', condition: 'array-contains-any', value: ['Team Lead', 'Admin'] };
  for (const [reader, ids] of [
    [lead, [forRoles?.id]],
    [user, []],
  ] as const) {
    const listed = await call<{ id: string }[]>(reader, 'listBySimpleQuery', where);
    expect(listed.body.data.map(({ id }) => id)).toEqual(ids);
  }
  expect((await call<object[]>(lead, 'list', {})).body.data).toMatchObject([{ id: forRoles?.id, read: false }]);
  expect((await call(lead, 'getRecordById', { id: forRoles?.id })).body.data).toMatchObject({ id: forRoles?.id });
  for (const [name, more] of [
    ['getRecordById', {}],
    ['update', { read: true }],
  ] as const) {
    const { status, body } = await call(user, name, { id: forRoles?.id, ...more });
    expect([status, body.errorInfo.code]).toEqual([404, 'no-record']);
  }
  expect((await call<object[]>(user, 'query', { where: [{ field: 'roles', is: 'empty' }] })).body.data).toHaveLength(1);
});

test('each person reads for himself', async () => {
  const [one, other] = [await hire('Lia', 'Team Lead'), await hire('Leo', 'Team Lead')];
  await toldTo({ roles: ['Team Lead'] });
  const [published] = await inboxOf(one);
  const reply = await call(one, 'update', { id: published?.id, read: true });
  expect([reply.status, reply.body.data]).toEqual([200, { id: published?.id, version: 1 }]);
  expect((await inboxOf(one))[0]?.read).toBe(true);
  expect((await inboxOf(other))[0]?.read).toBe(false);
  await call(one, 'update', { id: published?.id, read: false });
  expect((await inboxOf(one))[0]?.read).toBe(false);
});

test('what a page marks as read under a key is marked, also when it is asked again', async () => {
  const lead = await hire('Lia', 'Team Lead');
  await toldTo({ roles: ['Team Lead'] });
  const [published] = await inboxOf(lead);
  const change = { col, id: published?.id, read: true };
  const mark = () => lead.browser.post('/api/shell/update', change, { 'idempotency-key': 'the-same-one' });
  for (const { status, body } of [await mark(), await mark()])
    expect([status, body.data]).toEqual([200, { id: published?.id, version: 1 }]);
  expect((await inboxOf(lead))[0]?.read).toBe(true);
});

test('unread ones are counted and found, all are read at once, and later ones are new', async () => {
  const lead = await hire('Lia', 'Team Lead');
  await toldTo(...Array.from({ length: 5 }, () => ({ roles: ['Team Lead' as const] })));
  const [newest, second] = await inboxOf(lead);
  await call(lead, 'update', { id: newest?.id, read: true });
  const unread = { where: [{ field: 'read', is: 'eq', value: false }], total: true, limit: 1 };
  const count = async () => {
    const { body } = await lead.browser.post('/api/shell/query', { col, ...unread });
    return Object.entries(body).find(([name]) => name === 'total')?.[1];
  };
  expect(await count()).toBe(4);
  const some = await lead.browser.post('/api/shell/markAllRead', {});
  expect(some.body.data).toEqual({ unread: 0 });
  expect(await count()).toBe(0);
  await call(lead, 'update', { id: second?.id, read: false });
  expect(await count()).toBe(1);
  await toldTo({ roles: ['Team Lead'] });
  expect(await count()).toBe(2);
});

test('all are read only up to what the page has shown', async () => {
  const lead = await hire('Lia', 'Team Lead');
  await toldTo({ roles: ['Team Lead'] });
  const [shown] = await inboxOf(lead);
  await toldTo({ roles: ['Team Lead'] });
  const reply = await lead.browser.post('/api/shell/markAllRead', { upTo: shown?.seq });
  expect(reply.body.data).toEqual({ unread: 1 });
  expect((await inboxOf(lead)).map(({ read }) => read)).toEqual([false, true]);
});

test('who loses a role loses what it was told', async () => {
  const lead = await hire('Lia', 'Team Lead');
  await toldTo({ roles: ['Team Lead'] });
  expect(await typesFor(lead)).toHaveLength(1);
  const kept = admin.people.get(lead.id);
  if (kept) kept.permissions = ['User'];
  await new Promise((resolve) => {
    setTimeout(resolve, 1100);
  });
  expect(await typesFor(lead)).toEqual([]);
});

test('what can be no id is answered like an unknown one', async () => {
  const reader = await hire('Lia', 'Team Lead');
  for (const id of ['é', '通知', ' ', 'x'.repeat(300), 7, {}]) {
    const { status, body } = await call(reader, 'update', { id, read: true });
    expect([id, status, body.errorInfo.code]).toEqual([id, 404, 'no-record']);
  }
});

test('nobody makes notifications or changes more of them than whether they are read', async () => {
  const boss = await hire('Ada', 'Admin');
  await toldTo({ roles: ['Admin'] });
  const [published] = await inboxOf(boss);
  const made = await call(boss, 'create', { type: 'mention', title: 'Hi', message: 'x', roles: ['User'] });
  expect(made.status).toBe(403);
  for (const more of [{ read: true, title: 'x' }, { read: 'yes' }, {}, { read: true, roles: ['User'] }]) {
    expect((await call(boss, 'update', { id: published?.id, ...more })).status).toBe(400);
  }
  for (const id of [undefined, 5, {}, 'nothing', '']) {
    expect((await call(boss, 'update', { id, read: true })).status).toBe(404);
  }
  expect(await inboxOf(boss)).toEqual([published]);
});

test('who is not signed in, or comes from a foreign page, gets nothing', async () => {
  const lead = await hire('Lia', 'Team Lead');
  expect((await visit().post('/api/shell/query', { col })).status).toBe(401);
  expect((await visit().post('/api/shell/markAllRead', {})).status).toBe(401);
  const foreign = { origin: 'https://evil.example' };
  expect((await lead.browser.post('/api/shell/markAllRead', {}, foreign)).status).toBe(403);
  const token = service.as({ ...lead, permissions: ['Admin'], teams: [] });
  expect((await visit().post('/api/shell/query', { col }, token)).status).toBe(401);
});

test('an account that is changed in admin is changed here', async () => {
  const lead = await hire('Lia', 'Team Lead');
  const record = { name: 'Lia Lang', email: lead.email, permissions: ['User'], teams: [{ id: 't1', name: 'T' }] };
  await deliver({
    service: 'admin',
    col: 'users',
    kind: 'changed',
    recordId: lead.id,
    record: { ...record, status: 'Inactive', expirationDate: '2027-01-31' },
  });
  const account = await db().selectFrom('accounts').selectAll().where('id', '=', lead.id).executeTakeFirst();
  expect(account).toMatchObject({
    name: 'Lia Lang',
    permissions: ['User'],
    teams: ['t1'],
    status: 'Inactive',
    expirationDate: '2027-01-31',
  });
});
