import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Service } from '@bidwright/service-kit';
import { believing, person, testService } from '@bidwright/service-testing';
import { routesWith, service } from './service.ts';
import type { Db } from './tables.ts';

interface Sent {
  call: string;
  body: { id: string; email?: string };
  language: string | undefined;
}

/** Stands where the front door is: it notes what it is asked, and answers as the test says. */
const sent: Sent[] = [];
let refusal: { status: number; errorInfo: object } | undefined;
const verify = believing('shell');
const frontDoor = createServer(async (request, response) => {
  const caller = await verify((request.headers.authorization ?? '').slice('Bearer '.length));
  const call = request.url?.split('/').at(-1) ?? '';
  sent.push({ call, body: (await json(request)) as Sent['body'], language: request.headers['accept-language'] });
  const isAdmin = caller !== undefined && 'service' in caller && caller.service === 'admin';
  const answer = call === 'reserve' && refusal ? refusal : { status: isAdmin ? 200 : 403, data: {} };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

let address: string | undefined;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      frontDoor.listen(0, '127.0.0.1', () => {
        address = `http://127.0.0.1:${(frontDoor.address() as AddressInfo).port}`;
        resolve();
      });
    }),
);
const running = testService({
  ...service,
  routes: (parts: Service<Db>) => routesWith(() => address)(parts),
});
afterAll(() => {
  frontDoor.closeAllConnections();
  frontDoor.close();
});

const admin = person('Admin');
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@firm.example', permissions: ['Operations'] };
const createUser = (body: object, who = admin) =>
  running.post<string>('/api/admin/createUser', body, { ...running.as(who), 'accept-language': 'ro' });
const people = async () => (await running.call<{ email: string }[]>('list', { col: 'users' }, admin)).body.data;

beforeEach(() => {
  sent.length = 0;
  refusal = undefined;
});

test('the person and the account have one id, which is answered', async () => {
  const teams = [{ id: 'team-1', name: 'Health' }];
  const { status, body } = await createUser({ col: 'users', ...ada, teams });
  expect(status).toBe(200);
  expect(sent).toEqual([
    {
      call: 'reserve',
      body: { id: body.data, name: 'Ada Byron', email: ada.email, permissions: ['Operations'], teams: ['team-1'] },
      language: 'en',
    },
    { call: 'confirm', body: { id: body.data }, language: 'ro' },
  ]);
  const read = await running.call('getRecordById', { col: 'users', id: body.data }, admin);
  expect(read.body.data).toMatchObject({ ...ada, uid: body.data, teams, addedBy: { id: admin.id } });
  expect((await running.published()).map(({ kind, recordId }) => [kind, recordId])).toEqual([['created', body.data]]);
});

test('where no account can be made there is no person either, and the reason is answered', async () => {
  const message = 'An account with this email address already exists';
  refusal = { status: 409, errorInfo: { code: 'taken', message, fields: { email: { key: 'shell.register.taken' } } } };
  const { status, body } = await createUser(ada);
  expect([status, body.errorInfo.message, Object.keys(body.errorInfo.fields ?? {})]).toEqual([409, message, ['email']]);
  expect([await people(), await running.published()]).toEqual([[], []]);
});

test('where no person can be made no account stays', async () => {
  await createUser(ada);
  sent.length = 0;
  const { status, body } = await createUser({ ...ada, firstName: 'Eve' });
  expect([status, body.errorInfo.message]).toEqual([409, 'Another record has the same email']);
  expect(sent.map(({ call }) => call)).toEqual(['reserve', 'withdraw']);
  expect(sent[1]?.body.id).toBe(sent[0]?.body.id);
  expect(await people()).toHaveLength(1);
});

test('what cannot be a person asks for no account', async () => {
  const wrong = await createUser({ firstName: 'Ada', email: 'nowhere' });
  expect([wrong.status, Object.keys(wrong.body.errorInfo.fields ?? {}).sort()]).toEqual([422, ['email', 'lastName']]);
  const others = [
    await createUser({ col: 'teams', ...ada }),
    await createUser([]),
    await createUser({ ...ada, rank: 1 }),
  ];
  expect(others.map(({ status }) => status)).toEqual([400, 400, 422]);
  expect([sent, await people()]).toEqual([[], []]);
});

test('while the front door is down nothing is made', async () => {
  refusal = { status: 500, errorInfo: { code: 'internal', message: 'x' } };
  expect((await createUser(ada)).status).toBe(503);
  expect(await people()).toEqual([]);
});

test.each(['Team Lead', 'Project Manager', 'Operations', 'User'] as const)('%s makes nobody', async (role) => {
  expect((await createUser(ada, person(role))).status).toBe(403);
  expect(sent).toEqual([]);
});

test('a program with the key of an Admin makes nobody and changes nobody, by no call', async () => {
  const program = person('Admin', { id: 'key-1', program: true });
  const { body: made } = await createUser({ col: 'users', ...ada });
  sent.length = 0;
  const before = await people();
  const eve = { ...ada, email: 'eve@firm.example', permissions: ['Admin'] };
  const id = made.data;
  const tried = [
    await createUser({ col: 'users', ...eve }, program),
    await running.call('create', { col: 'users', ...eve }, program),
    await running.call('update', { col: 'users', id, version: 1, permissions: ['Admin'] }, program),
    await running.call('update', { col: 'users', id, version: 1, email: eve.email }, program),
    await running.call('bulkUpdate', { col: 'users', where: [], set: { status: 'Inactive' } }, program),
    await running.call('merge', { col: 'users', id, from: ['key-1'], version: 1 }, program),
  ];
  expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 403));
  expect([await people(), sent]).toEqual([before, []]);
  expect((await running.call('list', { col: 'users' }, program)).body.data).toEqual(before);
});
