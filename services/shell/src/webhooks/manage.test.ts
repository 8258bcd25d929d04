import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm, inboxOf } from '../testing/firm.ts';
import { hearing, hooks } from '../testing/hooks.ts';
import { receiver } from '../testing/receiver.ts';
import { forgetSent, maxWaiting, switchOffFull } from './deliveries.ts';

const one = receiver();
const running = bench(() => ({ WEBHOOK_HOSTS: '127.0.0.1' }));
const { db, service, signedIn } = running;
const { hire, news } = firm(running);
const { admin, make, list, sent, until, waiting } = hooks(running);

const secretAddress = () => `${one.url}/services/T000/B000/secret-of-the-channel?token=secret-too`;

test('a secret is shown this once, and neither it nor the address of a chat stands in a table, a log or the audit', async () => {
  const signed = await make({ address: `${one.url}/hooks?token=secret-too` });
  const chat = await make({
    name: '#bids',
    kind: 'slack',
    address: secretAddress(),
    collections: [],
    notices: ['garden.moved'],
  });
  expect(signed.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(chat.secret).toBeNull();
  const listed = await list(signed.browser);
  expect(listed).toMatchObject([
    { name: '#bids', kind: 'slack', address: one.url, collections: [], changes: [], notices: ['garden.moved'] },
    { name: 'Accounts', kind: 'signed', address: `${one.url}/hooks`, state: 'on' },
  ]);
  const rows = await db().selectFrom('webhooks').selectAll().execute();
  const { rows: audited } = await sql<{ action: string }>`select * from audit where col = 'webhooks'`.execute(db());
  expect(audited.map(({ action }) => action)).toEqual(['created', 'created']);
  const kept = JSON.stringify([rows.filter(({ kind }) => kind === 'slack'), audited, service.logged]);
  expect(kept).not.toMatch(/secret-too|B000/);
  expect(JSON.stringify([rows, audited, service.logged, listed])).not.toContain(signed.secret.slice(6));
});

test.each([
  ['name', { name: ' ' }],
  ['kind', { kind: 'mail' }],
  ['address', { address: 'hooks' }],
  ['address', { address: 'ftp://example.com' }],
  ['address', { address: 'https://[' }],
  ['address', { address: 'http://example.com/' }],
  ['address', { address: 'https://ann:pass@example.com/' }],
  ['address', { address: 'https://10.0.0.1/' }],
  ['collections', { collections: ['beds'] }],
  ['collections', { kind: 'teams', notices: ['garden.moved'] }],
  ['changes', { changes: [] }],
  ['changes', { changes: ['ended'] }],
  ['notices', { collections: [], notices: [] }],
  ['notices', { notices: ['moved'] }],
  ['roles', { roles: [] }],
  ['roles', { roles: ['Owner'] }],
  ['language', { language: 'de' }],
])('a wrong %s is named: %j', async (field, wrong) => {
  const { browser } = await admin();
  const body = { ...hearing, address: 'https://example.com/hooks', ...wrong };
  const reply = await browser.post('/api/shell/webhooks/make', body);
  const named = Object.keys(reply.body.errorInfo.fields ?? {}).map((name) => name.split('[')[0]);
  expect([reply.status, named]).toEqual([422, [field]]);
  expect(await list(browser)).toEqual([]);
});

test('nobody but an Admin sees or makes webhooks', async () => {
  const { id } = await make({ address: one.url });
  const { browser } = await signedIn({ permissions: ['Team Lead', 'Project Manager', 'Operations', 'User'] });
  for (const [call, body] of [
    ['list', {}],
    ['choices', {}],
    ['make', { ...hearing, address: one.url }],
    ['deliveries', { id }],
    ['test', { id }],
    ['roll', { id }],
    ['remove', { id }],
    ['switch', { id, on: false }],
    ['sendAgain', { id, delivery: 1 }],
  ] as const)
    expect([call, (await browser.post(`/api/shell/webhooks/${call}`, body)).status]).toEqual([call, 403]);
  expect(one.got).toEqual([]);
});

test('a test is answered with what became of it, also while the webhook is paused', async () => {
  const { browser, id, secret } = await make({ address: one.url });
  await browser.post('/api/shell/webhooks/switch', { id, on: false });
  expect((await browser.post('/api/shell/webhooks/test', { id })).body.data).toEqual({
    isTaken: true,
    code: 200,
    said: null,
  });
  const types = one.got.map((message) => one.verified(secret, message).type);
  expect(types).toEqual(['test']);
  one.answers((response) => response.writeHead(403).end('invalid_token'));
  const made = { isTaken: false, code: 403, said: 'invalid_token' };
  expect((await browser.post('/api/shell/webhooks/test', { id })).body.data).toEqual(made);
  expect(await sent(browser, id)).toMatchObject([
    { topic: 'test', state: 'failed', code: 403, said: 'invalid_token' },
    { topic: 'test', state: 'sent', code: 200 },
  ]);
  await one.stop();
  const refused = { isTaken: false, code: null, said: expect.stringContaining('ECONNREFUSED') };
  expect((await browser.post('/api/shell/webhooks/test', { id })).body.data).toEqual(refused);
  await one.start();
});

test('for a day both secrets sign, then the new one alone', async () => {
  const { browser, id, secret } = await make({ address: one.url });
  const { body } = await browser.post<{ secret: string }>('/api/shell/webhooks/roll', { id });
  const next = body.data.secret;
  expect((await list(browser))[0]?.formerUntil).toBeGreaterThan(now() + 86_000);
  await browser.post('/api/shell/webhooks/test', { id });
  await db()
    .updateTable('webhooks')
    .set({ formerUntil: now() - 1 })
    .execute();
  await browser.post('/api/shell/webhooks/test', { id });
  const [both, alone] = one.got;
  if (!both || !alone) throw new Error('Two tests were sent');
  expect([secret, next].map((each) => one.verified(each, both).type)).toEqual(['test', 'test']);
  expect(one.verified(next, alone).type).toBe('test');
  expect(() => one.verified(secret, alone)).toThrow('No matching signature found');
});

test('a message is sent once more under its id', async () => {
  const notices = ['garden.moved'];
  const { browser, id } = await make({ address: one.url, collections: [], notices, roles: ['Team Lead'] });
  await news({ type: 'moved', roles: ['Team Lead'] });
  await until(async () => (await sent(browser, id))[0]?.state === 'sent');
  const [delivery] = await sent(browser, id);
  const again = await browser.post('/api/shell/webhooks/sendAgain', { id, delivery: delivery?.id });
  expect([again.status, again.body.data]).toEqual([200, { isTaken: true, code: 200, said: null }]);
  expect(new Set(one.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await sent(browser, id)).toMatchObject([{ state: 'sent', tries: 2 }]);
  const other = await make({ address: one.url });
  const foreign = await browser.post('/api/shell/webhooks/sendAgain', { id: other.id, delivery: delivery?.id });
  expect([foreign.status, one.got.length]).toEqual([404, 2]);
});

test('what is removed hears nothing more, and nothing of it stays', async () => {
  const { browser, id } = await make({ address: one.url });
  await browser.post('/api/shell/webhooks/test', { id });
  expect((await browser.post('/api/shell/webhooks/remove', { id })).status).toBe(200);
  expect(await list(browser)).toEqual([]);
  expect(await db().selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
  for (const call of ['remove', 'test', 'roll', 'deliveries'])
    expect((await browser.post(`/api/shell/webhooks/${call}`, { id })).status).toBe(404);
});

const lay = async (webhookId: string, count: number, about: object = {}) => {
  const row = {
    webhookId,
    messageId: uuid(),
    topic: 'test',
    told: '{"test":1}',
    state: 'waiting' as const,
    dateCreated: now(),
  };
  for (let from = 0; from < count; from += 2000)
    await db()
      .insertInto('webhook_deliveries')
      .values(Array.from({ length: Math.min(2000, count - from) }, () => ({ ...row, ...about })))
      .execute();
};

test('a webhook for which too much waits is switched off, and Admins are told', async () => {
  const boss = await hire('Dana Whitfield', 'Admin');
  const { browser, id } = await make({ address: one.url });
  await browser.post('/api/shell/webhooks/switch', { id, on: false });
  await lay(id, maxWaiting);
  await switchOffFull(db());
  expect(await list(browser)).toMatchObject([{ state: 'paused' }]);
  await lay(id, 1);
  await switchOffFull(db());
  expect(await list(browser)).toMatchObject([{ state: 'off', fault: 'full' }]);
  expect(await inboxOf(boss)).toMatchObject([{ type: 'shell.webhook-full' }]);
});

test('what was sent is forgotten after two weeks, and what waits is not', async () => {
  const { id } = await make({ address: one.url });
  await db().updateTable('webhooks').set({ state: 'paused' }).execute();
  const old = { dateCreated: now() - 15 * 86_400 };
  await lay(id, 1, { ...old, state: 'sent' });
  await lay(id, 1, old);
  await lay(id, 1, { state: 'sent' });
  await forgetSent(db());
  const rows = await db().selectFrom('webhook_deliveries').select('state').orderBy('id').execute();
  expect([rows.map(({ state }) => state), await waiting()]).toEqual([['waiting', 'sent'], 1]);
});

test('what can be heard is named by the services that answer, and by what they have stated of their notices', async () => {
  const { browser } = await admin();
  await news({ type: 'planted' });
  const { body } = await browser.post<{ collections: string[]; notices: { type: string }[] }>(
    '/api/shell/webhooks/choices',
    {},
  );
  const own = ['shell.version-fails', 'shell.version-rolled-back'];
  const theirs = body.data.notices.filter(({ type }) => !own.includes(type));
  expect(body.data.notices.map(({ type }) => type)).toEqual(expect.arrayContaining(own));
  expect(theirs.map(({ type }) => type)).toEqual(['garden.moved', 'garden.planted', 'garden.watered']);
  expect(theirs[0]).toMatchObject({ service: 'garden', title: { en: 'Moved', fr: 'fr Moved' } });
});
