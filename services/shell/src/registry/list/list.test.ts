import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { ModuleVersion, Registry } from '@bidwright/contract-shell';
import { bench } from '../../testing/bench.ts';
import { activate, publication, publish } from '../../testing/publications.ts';
import { origin, type Visitor } from '../../testing/visitor.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { another, openShell, signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

beforeEach(() => openShell());

const switchOn = async (name: keyof typeof tokens, published = publication(name)) => {
  await publish(visit(), published, tokens[name], name);
  await activate(visit(), name, published.version, tokens[name]);
};

/** What a person's page says of the list: where it is, and its hash. */
const tagOn = async (browser: Visitor) => {
  const { text } = await browser.open('/dashboard');
  const [, address = '', integrity = ''] =
    /<script defer src="(\/registry\/[^"]*)".*? integrity="([^"]*)">/.exec(text) ?? [];
  expect(text.indexOf(address)).toBeLessThan(text.indexOf('/assets/main.'));
  return { address, integrity };
};

const handed = (code: string): ModuleVersion[] =>
  JSON.parse(/^globalThis\.bidwrightModules=(.*);\n$/ms.exec(code)?.[1] ?? '');

/** The names of the modules that the page hands to the shell, which must be those that the call answers. */
const listedFor = async (permissions: string[]) => {
  const { browser } = await signedIn({ permissions });
  const { address, integrity } = await tagOn(browser);
  const { text } = await browser.get(address);
  expect(integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  expect(handed(text)).toEqual((await browser.get<Registry>('/api/shell/modules')).body.data.modules);
  return handed(text).map(({ name }) => name);
};

test('the page hands the shell what the person may load', async () => {
  await switchOn('ftes');
  const admin = publication('admin');
  const roles = ['Operations'];
  admin.file.routes = admin.file.routes.map((route) => ({ ...route, roles }));
  admin.file.menu = admin.file.menu.map((item) => ({ ...item, roles }));
  await switchOn('admin', admin);

  expect(await listedFor(['User'])).toEqual(['ftes']);
  expect(await listedFor(['Operations'])).toEqual(['admin', 'ftes']);
  expect(await listedFor(['Admin'])).toEqual(['admin', 'ftes']);
  expect(await listedFor([])).toEqual(['ftes']);

  const [one, other] = [await signedIn({ permissions: ['Admin'] }), await signedIn()];
  const { address } = await tagOn(one.browser);
  expect((await other.browser.get(address)).status).toBe(404);
});

test('signed out nobody gets one, and pages for everybody name none', async () => {
  await switchOn('ftes');
  const { address } = await tagOn((await signedIn()).browser);
  const reply = await visit().get(address);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([401, 'no-store']);
  expect(reply.text).not.toContain('remoteEntry');
  expect((await visit().get('/api/shell/modules')).status).toBe(401);
  for (const browser of [visit(), (await signedIn()).browser])
    expect((await browser.open('/reset')).text).not.toContain('/registry/');
});

test.each(['br', 'gzip', 'identity'])('a browser keeps it, and nothing between them: %s', async (encoding) => {
  await switchOn('ftes');
  const { browser } = await signedIn();
  const { address } = await tagOn(browser);
  expect((await tagOn(browser)).address).toBe(address);
  const { status, text, headers } = await browser.get(address, { 'accept-encoding': encoding });
  expect([status, handed(text).map(({ name }) => name)]).toEqual([200, ['ftes']]);
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
});

test('any front door answers it; what was switched since is not there, and the next page names another', async () => {
  await switchOn('ftes');
  const { browser } = await signedIn();
  const before = await tagOn(browser);
  const second = another().listen(0, '127.0.0.1');
  await once(second, 'listening');
  const { port } = second.address() as { port: number };
  const cookie = `bidwright=${browser.cookies.get('bidwright')}`;
  const elsewhere = await fetch(`http://127.0.0.1:${port}${before.address}`, { headers: { cookie } });
  expect([elsewhere.status, await elsewhere.text()]).toEqual([200, (await browser.get(before.address)).text]);
  second.close();

  await switchOn('ftes', publication('ftes', { version: '1.1.0' }));
  const late = await browser.get(before.address);
  expect([late.status, late.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const after = await tagOn(browser);
  expect(after.address).not.toBe(before.address);
  expect(handed((await browser.get(after.address)).text)[0]?.version).toBe('1.1.0');
});

test('what a team offers one person stands in the list of that person alone', async () => {
  await switchOn('ftes');
  const [{ browser }, other] = [await signedIn({ permissions: ['Admin'] }), await signedIn({ permissions: ['Admin'] })];
  const common = await tagOn(browser);
  const offered = await visit().send<{ code: string }>('/api/shell/modules/ftes/overrides', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.ftes}`, 'content-type': 'application/json', origin },
    body: JSON.stringify(publication('ftes', { version: '0.0.0-dev.1' })),
  });
  await browser.post('/api/shell/overrides/begin', { code: offered.body.data.code });
  const own = await tagOn(browser);
  expect(handed((await browser.get(own.address)).text)[0]?.override).toBeDefined();
  expect((await other.browser.get(own.address)).status).toBe(404);
  expect((await tagOn(other.browser)).address).toBe(common.address);
});
