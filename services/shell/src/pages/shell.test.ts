import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Publication } from '@bidwright/contract-shell';
import { day, now } from '../clock.ts';
import { isFirst } from '../registry/stages/first.ts';
import { bench } from '../testing/bench.ts';
import { activate, base64, publish, shellFiles, shellPublication, switchAll } from '../testing/publications.ts';
import { origin, type Visitor } from '../testing/visitor.ts';

const token = 'token-of-shell';
const installation = 'token-of-installation';
const { another, data, db, openShell, signedIn, visit } = bench(() => ({
  PUBLISH_TOKENS: JSON.stringify({ shell: token, '(installation)': installation }),
  STAGE_MINUTES: '10',
}));

const keep = (version: string, change: Partial<Publication> = {}) =>
  publish(visit(), shellPublication(version, change), token, 'shell');
const switchTo = (version: string, given = token) => activate(visit(), 'shell', version, given);

/** The pages of a version with a file that no other has. */
const withOwn = (version: string) => [
  ...shellFiles(version),
  { path: `assets/late.${version}.js`, content: base64(`globalThis.late = "${version}";`) },
];

const shellOf = async (browser: Visitor, address = '/dashboard') =>
  /<title>\w+ ([^<]+)<\/title>/.exec((await browser.open(address)).text)?.[1];

test('before one is published there is no page, and it is said when to ask again', async () => {
  const { browser } = await signedIn();
  for (const page of [await visit().open('/login'), await browser.open('/dashboard'), await visit().open('/again')])
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  await keep('1.0.0');
  expect((await browser.open('/dashboard')).status).toBe(503);
  await switchTo('1.0.0');
  expect(await shellOf(browser)).toBe('1.0.0');
  expect(await shellOf(visit(), '/login')).toBe('1.0.0');
});

test('one of which only a page was kept is none', async () => {
  await openShell();
  rmSync(path.join(data, 'remotes/shell/1.0.0/entrance.html'));
  const { browser } = await signedIn();
  expect((await browser.open('/dashboard')).status).toBe(503);
});

test('what is published changes no page; switching does, and goes back', async () => {
  await openShell();
  const { browser } = await signedIn();
  await keep('1.1.0');
  expect([await shellOf(browser), await shellOf(visit(), '/login')]).toEqual(['1.0.0', '1.0.0']);
  await switchTo('1.1.0', `${token},${installation}`);
  expect([await shellOf(browser), await shellOf(visit(), '/login')]).toEqual(['1.1.0', '1.1.0']);
  expect((await browser.open('/dashboard')).text).toContain('"shell":"1.1.0"');
  await switchTo('1.0.0');
  expect([await shellOf(browser), await shellOf(visit(), '/login')]).toEqual(['1.0.0', '1.0.0']);
});

test('pages that are open find the late files of every version, at any door', async () => {
  for (const version of ['1.0.0', '1.1.0']) await openShell(version, { files: withOwn(version) });
  const second = another().listen(0, '127.0.0.1');
  await once(second, 'listening');
  const { port } = second.address() as { port: number };
  for (const version of ['1.0.0', '1.1.0']) {
    const address = `/assets/late.${version}.js`;
    expect((await visit().get(address)).text).toBe(`globalThis.late = "${version}";`);
    expect((await fetch(`http://127.0.0.1:${port}${address}`)).status).toBe(200);
  }
  second.close();
  expect((await visit().get('/assets/late.9.9.9.js')).status).toBe(404);
  rmSync(path.join(data, 'remotes/shell/1.0.0'), { recursive: true });
  expect((await visit().get('/assets/late.1.0.0.js')).status).toBe(404);
  await keep('1.0.0', { files: withOwn('1.0.0') });
  expect((await visit().get('/assets/late.1.0.0.js')).status).toBe(200);
});

test('a few people have a version first; who is signed out has what all others have', async () => {
  await openShell();
  const all = await Promise.all(Array.from({ length: 6 }, () => signedIn()));
  for (const { browser } of all) await shellOf(browser);
  await keep('1.1.0');
  await switchTo('1.1.0');
  const stage = await db().selectFrom('modules').selectAll().where('name', '=', 'shell').executeTakeFirstOrThrow();
  const wanted = all.map(({ person }) => (isFirst(stage, person.id) ? '1.1.0' : '1.0.0'));
  expect(new Set(wanted).size).toBe(2);
  expect(await Promise.all(all.map(({ browser }) => shellOf(browser)))).toEqual(wanted);
  expect(await shellOf(visit(), '/login')).toBe('1.0.0');
  await db()
    .updateTable('modules')
    .set({ stageEnds: now() - 1 })
    .execute();
  for (const { browser } of all) expect(await shellOf(browser)).toBe('1.1.0');
  expect(await shellOf(visit(), '/login')).toBe('1.1.0');
});

test('what a team works on is seen by who took it up alone, files and all, and is gone at its end', async () => {
  await openShell();
  const [own, other] = [await signedIn({ permissions: ['Admin'] }), await signedIn({ permissions: ['Admin'] })];
  const version = '0.0.0-dev.1';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin };
  const send = <T>(what: string, body: object) =>
    visit().send<T>(`/api/shell/modules/shell/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const published = shellPublication(version, { files: withOwn(version) });
  const { code } = (await send<{ code: string }>('overrides', published)).body.data;
  const begun = await own.browser.post('/api/shell/overrides/begin', { code });
  expect(begun.body).toEqual({ data: { module: 'shell' } });
  expect([await shellOf(own.browser), await shellOf(other.browser)]).toEqual([version, '1.0.0']);
  // It is no module.
  const listed = await own.browser.get<{ modules: object[] }>('/api/shell/modules');
  expect(listed.body.data.modules).toEqual([]);
  expect((await visit().get(`/assets/late.${version}.js`)).status).toBe(200);
  const until = async ({ browser }: typeof own) =>
    JSON.parse(/id="boot">([^<]+)/.exec((await browser.open('/dashboard')).text)?.[1] ?? '').overrideUntil;
  expect([await until(own), await until(other)]).toEqual([expect.any(Number), null]);
  await send('overrides/end', { code });
  expect(await shellOf(own.browser)).toBe('1.0.0');
  expect((await visit().get(`/assets/late.${version}.js`)).status).toBe(404);
});

test('who has lost the app by a shell in the making begins anew with the active one', async () => {
  await openShell();
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const version = '0.0.0-dev.2';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin };
  const { body } = await visit().send<{ code: string }>('/api/shell/modules/shell/overrides', {
    method: 'POST',
    headers,
    body: JSON.stringify(shellPublication(version)),
  });
  await browser.post('/api/shell/overrides/begin', { code: body.data.code });
  expect(await shellOf(browser)).toBe(version);
  expect((await browser.open('/again')).status).toBe(200);
  expect(await shellOf(browser)).toBe('1.0.0');
});

const codesOf = async (files: Publication['files']) =>
  (await keep('1.1.0', { files })).body.errorInfo.reasons?.map(({ code, message }) => `${code}: ${message}`);

test('a shell that would leave people without the app is not taken', async () => {
  await openShell();
  const [index, entrance, main, ...rest] = shellFiles('1.1.0');
  if (!index || !entrance || !main) throw new Error('A shell has these files');
  expect(await codesOf([index, main, ...rest])).toEqual(['missing-file: entrance.html is not among the files']);
  expect(await codesOf([index, entrance, ...rest])).toEqual([
    'missing-file: index.html asks for assets/main.0123456789.js, which is not among the files',
    'missing-file: entrance.html asks for assets/main.0123456789.js, which is not among the files',
  ]);
  expect(await codesOf([{ ...index, content: base64('<!--head-->') }, entrance, main, ...rest])).toEqual([
    "broken-page: index.html lacks <!--boot-->, where the front door fills in what a person's page begins with",
  ]);
  expect((await codesOf([index, entrance, { ...main, content: base64('<!doctype html>') }, ...rest]))?.[0]).toMatch(
    /^broken-script: /,
  );
  expect(await codesOf([index, entrance, { ...main, content: base64('other();') }, ...rest])).toEqual([
    'file-taken: assets/main.0123456789.js is another file in the shell 1.0.0',
  ]);
});

test('the shell is not switched off, nor to a version whose files were never kept', async () => {
  await openShell();
  const off = await switchAll(visit(), [{ name: 'shell', version: null }], [token]);
  expect([off.status, off.body.errorInfo.reasons?.[0]?.code]).toEqual([422, 'shell-needed']);
  await keep('1.1.0');
  await db()
    .updateTable('module_versions')
    .set({ files: '{"index.html":"sha384-x"}' })
    .where('version', '=', '1.1.0')
    .execute();
  const old = await switchTo('1.1.0');
  expect([old.status, old.body.errorInfo.reasons?.[0]?.code]).toEqual([422, 'missing-file']);
  expect(await shellOf(visit(), '/login')).toBe('1.0.0');
});

test('a shell that fails one of the first goes back, and nobody else had it', async () => {
  await openShell();
  const all = await Promise.all(Array.from({ length: 6 }, () => signedIn()));
  await db()
    .updateTable('accounts')
    .set({ dateCreated: now() - 2 * day })
    .execute();
  const tellLoaded = { versions: [{ module: 'shell', version: '1.0.0' }] };
  for (const { browser } of all)
    for (let at = 0; at < 4; at += 1) await browser.post('/api/shell/modules/loaded', tellLoaded);
  await keep('1.1.0');
  await switchTo('1.1.0');
  const given = await Promise.all(all.map(async ({ browser }) => ({ browser, version: await shellOf(browser) })));
  const first = given.find(({ version }) => version === '1.1.0');
  expect(given.filter(({ version }) => version === '1.0.0').length).toBeGreaterThan(0);
  const failure = {
    module: 'shell',
    version: '1.1.0',
    kind: 'blank',
    page: '/dashboard',
    message: 'Nothing was drawn',
  };
  expect((await first?.browser.post('/api/shell/modules/failures', failure))?.status).toBe(200);
  expect(await Promise.all(all.map(({ browser }) => shellOf(browser)))).toEqual(all.map(() => '1.0.0'));
  expect(
    await db().selectFrom('module_activations').select('reason').where('reason', '=', 'automatic').execute(),
  ).toHaveLength(1);
});
