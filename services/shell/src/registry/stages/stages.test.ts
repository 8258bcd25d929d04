import type { ModuleOverview, Registry } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import { bench } from '../../testing/bench.ts';
import { activate, publication, publish, shellPublication, switchAll } from '../../testing/publications.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { endStages } from './end.ts';
import { isFirst } from './first.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin', shell: 'token-of-shell' };
const installation = 'token-of-installation';
const { db, openShell, visit, signedIn } = bench(() => ({
  PUBLISH_TOKENS: JSON.stringify({ ...tokens, '(installation)': installation }),
  STAGE_MINUTES: '10',
}));

const keep = async (name: 'ftes' | 'admin', ...versions: string[]) => {
  const kept = versions.map((version) => publish(visit(), publication(name, { version }), tokens[name], name));
  for (const { status, body } of await Promise.all(kept)) expect([status, body]).toEqual([201, expect.anything()]);
};
const switchTo = async (name: keyof typeof tokens, version: string) => {
  const { status, body } = await activate(visit(), name, version, tokens[name]);
  expect([status, body]).toEqual([200, expect.anything()]);
};

const modulesOf = async (browser: Visitor, query = '') => {
  const { body } = await browser.get<Registry>(`/api/shell/modules${query}`);
  return body.data.modules.map(({ name, version }) => `${name} ${version}`);
};

const rowOf = (name: string) =>
  db().selectFrom('modules').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

/** So many people who are here, those first of the stage of ftes apart. */
const people = async (count: number) => {
  const all = await Promise.all(Array.from({ length: count }, () => signedIn()));
  // Whoever has been here is known to be active.
  for (const { browser } of all) await modulesOf(browser);
  return async () => {
    const stage = await rowOf('ftes');
    const { first = [], rest = [] } = Object.groupBy(all, ({ person }) =>
      isFirst(stage, person.id) ? 'first' : 'rest',
    );
    return { first, rest };
  };
};

const endNow = async () => {
  await db()
    .updateTable('modules')
    .set({ stageEnds: now() - 1 })
    .where('stageEnds', 'is not', null)
    .execute();
};

const toldReleases = async () => {
  const rows = await db().selectFrom('feed').select('id').where('event', '=', 'released').execute();
  return rows.length;
};

test('the first version of a module is for all; the next for one in twenty people, and then, by time alone, for all', async () => {
  await openShell();
  const groups = await people(30);
  await keep('ftes', '1.0.0', '1.1.0');
  await switchTo('ftes', '1.0.0');
  expect((await rowOf('ftes')).stageEnds).toBeNull();
  await switchTo('ftes', '1.1.0');
  const { first, rest } = await groups();
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(10);
  for (const { browser } of first) expect(await modulesOf(browser)).toEqual(['ftes 1.1.0']);
  for (const { browser } of rest) expect(await modulesOf(browser)).toEqual(['ftes 1.0.0']);
  const [one, other] = [first[0], rest[0]];
  expect((await one?.browser.open('/user/ftes'))?.text).toContain('/remotes/ftes/1.1.0/');
  expect((await other?.browser.open('/user/ftes'))?.text).toContain('/remotes/ftes/1.0.0/');

  const told = await toldReleases();
  await endStages(db());
  expect(await toldReleases()).toBe(told);
  await endNow();
  for (const { browser } of rest) expect(await modulesOf(browser)).toEqual(['ftes 1.1.0']);
  await Promise.all([endStages(db()), endStages(db())]);
  expect(await toldReleases()).toBe(told + 1);
  expect(await rowOf('ftes')).toMatchObject({ restVersion: null, stageEnds: null });
});

test('in the smallest firm somebody is the first, and who switches it on has it too', async () => {
  await keep('ftes', '1.0.0', '1.1.0');
  await switchTo('ftes', '1.0.0');
  const [one, other] = [await signedIn(), await signedIn()];
  const { browser: admin, person } = await signedIn({ permissions: ['Admin'] });
  expect((await admin.post('/api/shell/modules/ftes/activate', { version: '1.1.0' })).status).toBe(200);
  const { stagePeople } = await rowOf('ftes');
  expect(stagePeople).toContain(person.id);
  expect(await modulesOf(admin)).toEqual(['ftes 1.1.0']);
  await switchTo('ftes', '1.0.0');
  await switchTo('ftes', '1.1.0');
  const given = await Promise.all([one.browser, other.browser, admin].map((browser) => modulesOf(browser)));
  expect(given.flat()).toContain('ftes 1.1.0');
});

test('what the platform is installed with is for all at once', async () => {
  await keep('ftes', '1.0.0', '1.1.0', '1.2.0');
  await switchTo('ftes', '1.0.0');
  const groups = await people(4);
  await switchTo('ftes', '1.1.0');
  await activate(visit(), 'ftes', '1.2.0', `${tokens.ftes},${installation}`);
  const { first, rest } = await groups();
  for (const { browser } of [...first, ...rest]) expect(await modulesOf(browser)).toEqual(['ftes 1.2.0']);
});

test('an open page takes nothing of a first stage, and keeps what it was opened with', async () => {
  const groups = await people(6);
  await keep('ftes', '1.0.0', '1.1.0');
  await switchTo('ftes', '1.0.0');
  await switchTo('ftes', '1.1.0');
  const { first } = await groups();
  const [one] = first;
  if (!one) throw new Error('Somebody is the first');
  const { browser } = one;
  expect(await modulesOf(browser, '?has=ftes@1.0.0')).toEqual(['ftes 1.0.0']);
  expect(await modulesOf(browser, '?has=ftes@1.1.0')).toEqual(['ftes 1.1.0']);
  expect(await modulesOf(browser)).toEqual(['ftes 1.1.0']);
  await endNow();
  expect(await modulesOf(browser, '?has=ftes@1.0.0')).toEqual(['ftes 1.1.0']);
  for (const wrong of ['?has=ftes', '?has=', `?${'has=ftes@1.0.0&'.repeat(101)}`]) {
    expect((await browser.get(`/api/shell/modules${wrong}`)).status).toBe(400);
  }
});

test('an open page keeps what it has where its own shell lacks something that the next version takes', async () => {
  const api = '@bidwright/shell-api';
  const sendShell = async (version: string, members: string[]) => {
    const provides = { [api]: { version: '1.0.0', members } };
    await publish(visit(), shellPublication(version, { provides }), tokens.shell, 'shell');
    await activate(visit(), 'shell', version, `${tokens.shell},${installation}`);
  };
  await sendShell('1.0.0', ['usePerson']);
  await keep('ftes', '1.0.0');
  await switchTo('ftes', '1.0.0');
  await sendShell('1.1.0', ['usePerson', 'useMore']);
  await publish(
    visit(),
    { ...publication('ftes', { version: '1.1.0' }), uses: { [api]: ['useMore'] } },
    tokens.ftes,
    'ftes',
  );
  await activate(visit(), 'ftes', '1.1.0', `${tokens.ftes},${installation}`);
  const { browser } = await signedIn();
  expect(await modulesOf(browser, '?shell=1.0.0&has=ftes@1.0.0')).toEqual(['ftes 1.0.0']);
  expect(await modulesOf(browser, '?shell=1.1.0&has=ftes@1.0.0')).toEqual(['ftes 1.1.0']);
  // One that it never had is not there.
  expect(await modulesOf(browser, '?shell=1.0.0&has=admin@1.0.0')).toEqual([]);
  expect(await modulesOf(browser, '?shell=9.9.9&has=ftes@1.0.0')).toEqual(['ftes 1.1.0']);
});

test('a way back is for all at once, in the stage and after it', async () => {
  const groups = await people(4);
  await keep('ftes', '1.0.0', '1.1.0');
  await switchTo('ftes', '1.0.0');
  const all = async () => {
    const { first, rest } = await groups();
    return Promise.all([...first, ...rest].map(({ browser }) => modulesOf(browser)));
  };
  for (const later of [async () => {}, endNow]) {
    await switchTo('ftes', '1.1.0');
    await later();
    await switchTo('ftes', '1.0.0');
    expect((await all()).flat()).toEqual(Array(4).fill('ftes 1.0.0'));
    expect((await rowOf('ftes')).stageEnds).toBeNull();
  }
});

test('a version that replaces one in its stage begins it anew with all that came between, and the others keep what they have', async () => {
  const groups = await people(6);
  await keep('ftes', '1.0.0', '1.1.0', '1.2.0');
  await keep('admin', '1.0.0', '1.1.0');
  await switchTo('admin', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await switchTo('ftes', version);
  await switchTo('admin', '1.1.0');
  await db()
    .updateTable('modules')
    .set({ stageEnds: now() + 60 })
    .execute();
  await switchTo('ftes', '1.2.0');
  expect(Number((await rowOf('admin')).stageEnds) - now()).toBeGreaterThan(500);
  const { first, rest } = await groups();
  for (const { browser } of first) expect(await modulesOf(browser)).toEqual(['admin 1.1.0', 'ftes 1.2.0']);
  for (const { browser } of rest) expect(await modulesOf(browser)).toEqual(['admin 1.0.0', 'ftes 1.0.0']);
  const { browser: admin, person } = await signedIn({ permissions: ['Admin'] });
  // Who asks may be one of the first by chance.
  const ofFirst = first.length + (isFirst(await rowOf('ftes'), person.id) ? 1 : 0);
  const { body } = await admin.post<{ modules: ModuleOverview[] }>('/api/shell/modules/overview', {});
  const { stage, before } = body.data.modules.find(({ name }) => name === 'ftes') ?? {};
  expect(before).toBe('1.0.0');
  expect(stage).toMatchObject({ rest: '1.0.0', first: ofFirst, of: 7 });
  expect(Number(stage?.ends) - now()).toBeGreaterThan(500);
});

const slot = { slot: 'admin/side/v1', name: 'side', order: 1, columns: 6, roles: [], title: undefined };
const withFile = (name: 'ftes' | 'admin', version: string, file: object) => {
  const sound = publication(name, { version });
  return publish(visit(), { ...sound, file: { ...sound.file, ...file } }, tokens[name], name);
};

test('stages that run at once have the same first people and end in the order in which they began', async () => {
  const groups = await people(20);
  await keep('admin', '1.0.0');
  await keep('ftes', '1.0.0');
  await switchTo('admin', '1.0.0');
  await switchTo('ftes', '1.0.0');
  // The next of ftes fills what only the next of admin offers.
  await withFile('admin', '1.1.0', { offers: [{ slot: slot.slot }] });
  await switchTo('admin', '1.1.0');
  await withFile('ftes', '1.1.0', { slots: [slot] });
  await db()
    .updateTable('modules')
    .set({ stageEnds: now() + 60 })
    .where('name', '=', 'admin')
    .execute();
  await switchTo('ftes', '1.1.0');
  const { first, rest } = await groups();
  for (const { browser } of first) expect(await modulesOf(browser)).toEqual(['admin 1.1.0', 'ftes 1.1.0']);
  for (const { browser } of rest) expect(await modulesOf(browser)).toEqual(['admin 1.0.0', 'ftes 1.0.0']);
  expect(Number((await rowOf('ftes')).stageEnds)).toBeGreaterThan(Number((await rowOf('admin')).stageEnds));
  // Only in front of what people of both worlds have something may be for all at once.
  const off = await switchAll(visit(), [{ name: 'admin', version: null }], [tokens.admin]);
  expect(off.status).toBe(422);
});

const send = (browser: Visitor, body: object) => browser.post('/api/shell/modules/toAll', body);

test('an Admin gives a version to all before its time, with what came before it; the reason is asked and kept', async () => {
  const groups = await people(5);
  for (const name of ['admin', 'ftes'] as const) {
    await keep(name, '1.0.0', '1.1.0');
    await switchTo(name, '1.0.0');
  }
  await switchTo('admin', '1.1.0');
  await switchTo('ftes', '1.1.0');
  const { browser: admin, person } = await signedIn({ permissions: ['Admin'] });
  const { browser: user } = await signedIn();
  expect((await send(user, { name: 'ftes', reason: 'Urgent' })).status).toBe(403);
  expect(Object.keys((await send(admin, { name: 'ftes' })).body.errorInfo.fields ?? {})).toEqual(['reason']);
  expect((await send(admin, { name: 'weather', reason: 'Urgent' })).status).toBe(404);
  const told = await toldReleases();
  const reply = await send(admin, { name: 'ftes', reason: 'Urgent' });
  expect([reply.status, reply.body.data]).toEqual([200, { modules: ['admin', 'ftes'] }]);
  expect(await toldReleases()).toBe(told + 1);
  const { first, rest } = await groups();
  for (const { browser } of [...first, ...rest])
    expect(await modulesOf(browser)).toEqual(['admin 1.1.0', 'ftes 1.1.0']);
  expect((await send(admin, { name: 'ftes', reason: 'Urgent' })).status).toBe(409);
  const { rows } = await sql<object>`select * from audit where action = 'switchedToAll' order by seq`.execute(db());
  expect(rows).toMatchObject([
    { byId: person.id, recordId: 'admin' },
    { byId: person.id, recordId: 'ftes', changes: { reason: { to: 'Urgent' } } },
  ]);
});
