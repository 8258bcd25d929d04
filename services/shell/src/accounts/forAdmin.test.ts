import type { Session } from '@bidwright/contract-shell';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';

const { admin, db, person, service, visit } = bench();

const ada = { name: 'Ada Novak', email: 'Ada@firm.example', permissions: ['Operations'], teams: ['t1'] };
const password = 'a quite long first password';

const ask = (call: string, body: object, by = 'admin') =>
  service.post(`/internal/accounts/${call}`, body, { ...service.as({ service: by }), 'accept-language': 'fr' });
const reserve = async (about: object = {}) => {
  const id = uuid();
  return { id, ...(await ask('reserve', { ...ada, id, ...about })) };
};
const accounts = () => db().selectFrom('accounts').selectAll().execute();
const mails = () => db().selectFrom('emails').selectAll().execute();

test('a reserved account becomes its person’s: a mail lets the person choose a password', async () => {
  const { id, status } = await reserve();
  expect([status, await mails()]).toEqual([200, []]);
  admin.people.set(id, { ...ada, id, status: 'Active', expirationDate: null });
  expect((await ask('confirm', { id })).status).toBe(200);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: ['ada@firm.example'], subject: 'Vous êtes invité(e) sur Bidwright' });
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await visit().post('/api/shell/invitation/accept', { token, password })).status).toBe(200);
  const signedIn = await visit().post<Session>('/api/shell/signIn', { email: ada.email, password });
  expect(signedIn.body.data.user).toMatchObject({ id, permissions: ['Operations'], teams: ['t1'] });
});

test('one that is withdrawn is gone; one whose person is there is not', async () => {
  const { id } = await reserve();
  await ask('withdraw', { id });
  expect(await accounts()).toEqual([]);
  const kept = await person();
  await ask('withdraw', { id: kept.id });
  expect(await accounts()).toHaveLength(1);
});

test('an address has one account', async () => {
  await person({ email: 'ada@firm.example' });
  const { status, body } = await reserve();
  expect([status, body.errorInfo.message]).toEqual([409, 'An account with this email address already exists']);
});

test('what a process has left behind gives way after a while, and not before', async () => {
  const first = await reserve();
  expect((await reserve()).status).toBe(409);
  await db()
    .updateTable('accounts')
    .set({ dateCreated: now() - 61 })
    .where('id', '=', first.id)
    .execute();
  const second = await reserve();
  expect([second.status, (await accounts()).map(({ id }) => id)]).toEqual([200, [second.id]]);
});

test('nobody but admin may ask', async () => {
  for (const call of ['reserve', 'withdraw', 'confirm']) {
    expect((await ask(call, { ...ada, id: uuid() }, 'ftes')).status).toBe(403);
    expect((await visit().post(`/internal/accounts/${call}`, {})).status).toBe(401);
  }
  expect(await accounts()).toEqual([]);
});
