import type { Session } from '@bidwright/contract-shell';
import { workDone } from '../constantTime.ts';
import { bench } from '../testing/bench.ts';

const { admin, db, visit } = bench();

const ada = {
  id: '0193b0a0-0000-7000-8000-000000000001',
  name: 'Ada Novak',
  email: 'Ada@firm.example',
  permissions: ['Operations'],
  teams: ['t1'],
  status: 'Active',
  expirationDate: null,
};

const forgot = (email: string) => visit().post('/api/shell/forgot', { email });
const mails = async () => {
  // Answers do not wait for their mails.
  await workDone();
  return db().selectFrom('emails').selectAll().execute();
};

test('somebody an Admin has entered comes in by the forgotten-password page', async () => {
  admin.people.set(ada.id, ada);
  await forgot('ada@firm.example');
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: ['ada@firm.example'], subject: 'Your Bidwright account' });
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const password = 'the first password';
  expect((await visit().post('/api/shell/reset', { token, password })).status).toBe(200);
  const reply = await visit().post<Session>('/api/shell/signIn', { email: 'ada@firm.example', password });
  expect(reply.body.data.user).toMatchObject({ id: ada.id, permissions: ['Operations'], teams: ['t1'] });
  expect(admin.made).toBe(0);
});

test('an address that only looks like theirs does not get their account', async () => {
  admin.people.set(ada.id, ada);
  await forgot('ada@fïrm.example');
  expect(await mails()).toEqual([]);
  expect(await db().selectFrom('accounts').selectAll().execute()).toEqual([]);
});

test('while admin is down the answer is the same', async () => {
  await admin.stop();
  const reply = await forgot('ada@firm.example');
  await admin.start();
  expect([reply.status, reply.text]).toEqual([200, '{"data":{}}']);
});
