import { setTimeout as after } from 'node:timers/promises';
import type { Session, SessionState } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { now } from '../clock.ts';
import { hashOf } from '../secret.ts';
import { bench, password } from '../testing/bench.ts';
import { maxOfPerson } from './sessions.ts';

const { admin, again, db, service, visit, signedIn } = bench();

/** How long an answer about a session may be used again. */
const fresh = 1000;
const me = '/api/shell/me';

test('without a session, or with something that is none, nobody is signed in', async () => {
  for (const cookie of [
    '',
    'bidwright=',
    'bidwright=short',
    `bidwright=${'x'.repeat(43)}`,
    'bidwright=%zz; a',
    'a=b',
  ]) {
    const reply = await visit().get(me, { cookie });
    expect(reply.status).toBe(401);
    expect(reply.body.errorInfo.code).toBe('signed-out');
  }
});

test('only the hash of the secret is stored', async () => {
  const { browser } = await signedIn();
  const rows = await db().selectFrom('sessions').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.tokenHash).toBe(hashOf(browser.cookies.get('bidwright') ?? ''));
});

test('signing out ends the session at once and takes the cookie', async () => {
  const { browser } = await signedIn();
  const secret = browser.cookies.get('bidwright');
  expect((await browser.get(me)).status).toBe(200);
  const reply = await browser.post('/api/shell/signOut', {});
  expect(reply.status).toBe(200);
  expect(reply.setCookie).toEqual([
    'bidwright=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
  ]);
  expect((await visit().get(me, { cookie: `bidwright=${secret}` })).status).toBe(401);
});

test('signing out when signed out is no fault', async () => {
  expect((await visit().post('/api/shell/signOut', {})).status).toBe(200);
});

test('a session lasts a day from sign-in, whatever is done in it', async () => {
  const { browser } = await signedIn();
  const hour = 3600;
  const opened = await browser.get<Session>(me);
  expect(Math.abs(opened.body.data.expires - now() - 24 * hour)).toBeLessThan(60);
  await db()
    .updateTable('sessions')
    .set({ expires: now() + hour, lastSeen: now() - hour })
    .execute();
  await after(fresh);
  const used = await browser.get<Session>(me);
  expect(used.body.data.expires).toBeLessThanOrEqual(now() + hour);
  await db()
    .updateTable('sessions')
    .set({ expires: now() - 1 })
    .execute();
  await after(fresh);
  expect((await browser.get(me)).status).toBe(401);
});

test('by what an open page asks by itself nobody is seen', async () => {
  const { browser } = await signedIn();
  const hourAgo = now() - 3600;
  await db().updateTable('sessions').set({ lastSeen: hourAgo }).execute();
  const state = (await browser.get<SessionState>('/api/shell/session')).body.data;
  expect(state.unread).toBe(0);
  expect(state.left).toBeGreaterThan(23 * 3600);
  expect((await browser.get('/api/shell/modules')).status).toBe(200);
  const seen = () => db().selectFrom('sessions').select('lastSeen').executeTakeFirstOrThrow();
  expect((await seen()).lastSeen).toBe(hourAgo);
  await db()
    .updateTable('sessions')
    .set({ expires: now() - 1 })
    .execute();
  expect((await browser.get('/api/shell/session')).body.errorInfo.code).toBe('signed-out');
});

test('what admin changes counts within a second', async () => {
  const { browser, person } = await signedIn({ permissions: ['User'] });
  expect((await browser.get<Session>(me)).body.data.user.permissions).toEqual(['User']);
  admin.people.set(person.id, { ...person, permissions: ['Operations'], teams: ['t7'] });
  await after(fresh);
  const changed = await browser.get<Session>(me);
  expect(changed.body.data.user).toMatchObject({ permissions: ['Operations'], teams: ['t7'] });
  admin.people.set(person.id, { ...person, status: 'Inactive' });
  await after(fresh);
  expect((await browser.get(me)).status).toBe(401);
});

test('somebody admin no longer knows, or whose time is over, is out', async () => {
  const gone = await signedIn();
  const over = await signedIn();
  for (const { browser } of [gone, over]) expect((await browser.get(me)).status).toBe(200);
  admin.people.delete(gone.person.id);
  admin.people.set(over.person.id, { ...over.person, expirationDate: '2021-01-01' });
  await after(fresh);
  expect((await gone.browser.get(me)).status).toBe(401);
  expect((await over.browser.get(me)).status).toBe(401);
});

test('while admin is down people stay signed in as they were', async () => {
  const { browser, person } = await signedIn({ permissions: ['Team Lead'] });
  expect((await browser.get(me)).status).toBe(200);
  await admin.stop();
  await after(fresh);
  const reply = await browser.get<Session>(me);
  await admin.start();
  expect(reply.status).toBe(200);
  expect(reply.body.data.user).toMatchObject({ id: person.id, permissions: ['Team Lead'] });
});

test('a person is signed in in so many browsers at most; the one seen longest ago ends', async () => {
  const { browser: oldest, person: kept } = await signedIn();
  const { browser: stranger } = await signedIn();
  await db()
    .updateTable('sessions')
    .set({ lastSeen: now() - 100 })
    .execute();
  const browsers = [];
  for (let n = 0; n < maxOfPerson - 1; n += 1) browsers.push(await again(kept));
  expect((await oldest.get(me)).status).toBe(200);
  await db()
    .updateTable('sessions')
    .set({ lastSeen: now() - 100 })
    .where('tokenHash', '=', hashOf(oldest.cookies.get('bidwright') ?? ''))
    .execute();
  const newest = await again(kept);
  await after(fresh);
  const statuses = await Promise.all(
    [oldest, newest, ...browsers, stranger].map(async (one) => (await one.get(me)).status),
  );
  expect(statuses).toEqual([401, ...[newest, ...browsers, stranger].map(() => 200)]);
});

/** Tables take nothing in: as a full disk, it is the database that says so. */
const fillDisk = async (...tables: string[]) => {
  for (const table of tables)
    for (const act of ['insert', 'update'])
      await sql`create trigger ${sql.ref(`full_${table}_${act}`)} before ${sql.raw(act)} on ${sql.table(table)} for each row
        signal sqlstate 'HY000' set mysql_errno = 1114, message_text = 'The table is full'`.execute(db());
};

const makeRoom = async (...tables: string[]) => {
  for (const table of tables)
    for (const act of ['insert', 'update']) await sql`drop trigger ${sql.ref(`full_${table}_${act}`)}`.execute(db());
};

test('on a full disk people who are signed in read on, and signing in says why it cannot be', async () => {
  const tables = ['sessions', 'accounts', 'readers'];
  const { browser, person: kept } = await signedIn();
  await db()
    .updateTable('sessions')
    .set({ lastSeen: now() - 3600 })
    .execute();
  await fillDisk(...tables);
  try {
    admin.people.set(kept.id, { ...kept, name: 'Ada Renamed' });
    const seen = await browser.get<Session>(me);
    expect([seen.status, seen.body.data.user.name]).toEqual([200, 'Ada Renamed']);
    expect((await browser.get('/api/shell/session')).status).toBe(200);
    const refused = await visit().post('/api/shell/signIn', { email: kept.email, password });
    expect([refused.status, refused.body.errorInfo.code, refused.headers.get('retry-after')]).toEqual([
      507,
      'storage-full',
      '60',
    ]);
    const events = await fetch(`${service.url}/api/shell/events`, {
      headers: { cookie: `bidwright=${browser.cookies.get('bidwright')}` },
    });
    expect(events.status).toBe(200);
    await events.body?.cancel();
  } finally {
    await makeRoom(...tables);
  }
  expect((await visit().post('/api/shell/signIn', { email: kept.email, password })).status).toBe(200);
});
