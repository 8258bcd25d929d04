import { addDays, dayAt } from '@bidwright/contract-kit/days';
import { lastKeyDay, type ProgramKey } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { hashOf } from '../secret.ts';
import { bench } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

const { db, programKey, service, signedIn, visit } = bench();

const asAdmin = () => signedIn({ permissions: ['Admin'] });
const list = async (browser: Visitor) => (await browser.post<ProgramKey[]>('/api/shell/keys/list', {})).body.data;
const isOpen = async (key: string) =>
  (await visit().get('/api/shell/openapi.json', { authorization: `Bearer ${key}` })).status === 200;

interface Audited {
  byName: string;
  action: string;
  recordId: string;
}
const audited = async () =>
  (await sql<Audited>`select byName, action, recordId from audit where col = 'programKeys' order by seq`.execute(db()))
    .rows;

test('an Admin makes a key and sees its secret this once; the list tells the rest', async () => {
  const { browser, person } = await asAdmin();
  const input = { name: 'Payroll', roles: ['Operations', 'User'], expirationDate: lastKeyDay() };
  const { status, body } = await browser.post<{ id: string; secret: string }>('/api/shell/keys/make', input);
  expect([status, Object.keys(body.data)]).toEqual([200, ['id', 'secret']]);
  const { id, secret } = body.data;
  expect(secret).toMatch(/^bw_[\w-]{43}$/);
  const made = { id: person.id, name: person.name };
  const times = { dateCreated: expect.any(Number), lastUsed: null };
  const listed = { id, ...input, prefix: secret.slice(0, 9), madeBy: made, ...times, state: 'usable' };
  expect(await list(browser)).toEqual([listed]);
  expect(await isOpen(secret)).toBe(true);
  const [row] = await db().selectFrom('program_keys').selectAll().execute();
  expect(row?.keyHash).toBe(hashOf(secret));
  expect(JSON.stringify([row, await audited(), service.logged])).not.toContain(secret.slice(9));
  expect(await audited()).toEqual([{ byName: person.name, action: 'created', recordId: id }]);
});

test('nobody but an Admin makes, sees or revokes keys', async () => {
  const { browser } = await signedIn({ permissions: ['Team Lead', 'Project Manager', 'Operations'] });
  const key = await programKey(['User']);
  const { id } = await db().selectFrom('program_keys').select('id').executeTakeFirstOrThrow();
  const input = { name: 'Own', roles: ['Admin'], expirationDate: lastKeyDay() };
  expect((await browser.post('/api/shell/keys/make', input)).status).toBe(403);
  expect((await browser.post('/api/shell/keys/list', {})).status).toBe(403);
  expect((await browser.post('/api/shell/keys/revoke', { id })).status).toBe(403);
  expect([await isOpen(key), (await audited()).length]).toEqual([true, 1]);
});

const good = { name: 'Payroll', roles: ['User'], expirationDate: lastKeyDay() };
test.each([
  ['name', { ...good, name: ' ' }],
  ['name', { ...good, name: 'x'.repeat(81) }],
  ['roles', { ...good, roles: [] }],
  ['roles', { ...good, roles: ['Owner'] }],
  ['roles', { ...good, roles: undefined }],
  ['expirationDate', { ...good, expirationDate: undefined }],
  ['expirationDate', { ...good, expirationDate: null }],
  ['expirationDate', { ...good, expirationDate: '2026-02-30' }],
  ['expirationDate', { ...good, expirationDate: addDays(dayAt(new Date()), -1) }],
  ['expirationDate', { ...good, expirationDate: addDays(lastKeyDay(), 1) }],
])('a wrong %s is named: %j', async (field, input) => {
  const { browser } = await asAdmin();
  const { status, body } = await browser.post('/api/shell/keys/make', input);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  expect(await list(browser)).toEqual([]);
});

test('of several Admins who revoke a key at once one did it, and it opens nothing from that moment on', async () => {
  const { browser } = await asAdmin();
  const key = await programKey(['User']);
  const [{ id = '' } = {}] = await list(browser);
  const replies = await Promise.all(Array.from({ length: 5 }, () => browser.post('/api/shell/keys/revoke', { id })));
  expect(await isOpen(key)).toBe(false);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await audited()).map(({ action }) => action)).toEqual(['created', 'revoked']);
  expect((await list(browser)).map(({ state }) => state)).toEqual(['revoked']);
  for (const none of [uuid(), 'a¡', "' or 1=1"])
    expect((await browser.post('/api/shell/keys/revoke', { id: none })).status).toBe(404);
});

/** Makes the last use of all keys so many seconds ago. */
const usedBefore = (seconds: number) =>
  db()
    .updateTable('program_keys')
    .set({ lastUsed: now() - seconds })
    .execute();

test('its last use is noted, at most once a minute', async () => {
  const { browser } = await asAdmin();
  const key = await programKey(['User']);
  const lastUsed = async () => (await list(browser))[0]?.lastUsed ?? 0;
  expect(await lastUsed()).toBe(0);
  await isOpen(key);
  expect(now() - (await lastUsed())).toBeLessThan(10);
  await usedBefore(40);
  await isOpen(key);
  expect(now() - (await lastUsed())).toBeGreaterThanOrEqual(40);
  await usedBefore(70);
  await isOpen(key);
  expect(now() - (await lastUsed())).toBeLessThan(10);
});

test('so many keys are in use at a time; those that are over take no room and stand last', async () => {
  const { browser } = await asAdmin();
  const key = { prefix: 'bw_AbCdEf', name: 'Old', roles: '["User"]', madeById: uuid(), madeByName: 'Dana Whitfield' };
  const rows = Array.from({ length: 100 }, (_, n) => ({
    ...key,
    id: uuid(),
    keyHash: hashOf(String(n)),
    expirationDate: lastKeyDay(),
    dateCreated: n,
  }));
  await db().insertInto('program_keys').values(rows).execute();
  const full = await browser.post('/api/shell/keys/make', good);
  expect([full.status, full.body.errorInfo.fields?.name?.message]).toEqual([
    409,
    'There are already 100 keys. Please revoke one that is no longer needed.',
  ]);
  const newest = rows.at(-1)?.id ?? '';
  await db().updateTable('program_keys').set({ expirationDate: '2020-02-29' }).where('id', '=', newest).execute();
  expect((await browser.post('/api/shell/keys/make', good)).status).toBe(200);
  const keys = await list(browser);
  expect([keys.length, keys[0]?.name, keys.at(-1)?.id, keys.at(-1)?.state]).toEqual([
    101,
    'Payroll',
    newest,
    'expired',
  ]);
});
