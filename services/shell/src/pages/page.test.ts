import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Boot } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { activate, publication, publish } from '../testing/publications.ts';
import type { Visitor } from '../testing/visitor.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const front = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));
const { dist, signedIn, visit } = front;

const bootIn = (html: string): Boot =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

const bootOf = async (browser: Visitor, address = '/dashboard') => bootIn((await browser.open(address)).text);

describe('signed out', () => {
  test.each([
    ['/', '/login'],
    ['/dashboard', '/login?next=%2Fdashboard'],
    ['/general/opportunities/1?tab=a&b=c', '/login?next=%2Fgeneral%2Fopportunities%2F1%3Ftab%3Da%26b%3Dc'],
    ['/nowhere.at.all', '/login?next=%2Fnowhere.at.all'],
  ])('%s leads to %s', async (address, target) => {
    const reply = await visit().open(address);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe(target);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/login', '/register', '/forgot', '/reset'])('%s is open', async (address) => {
    const reply = await visit().open(address);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(bootIn(reply.text)).toEqual({
      user: null,
      expires: null,
      modules: [],
      version: '1.0.0',
      demo: null,
      google: false,
    });
  });
});

describe('signed in', () => {
  test.each(['/login', '/register', '/forgot', '/login?next=%2Fadmin'])(
    '%s leads to the dashboard',
    async (address) => {
      const { browser } = await signedIn();
      const reply = await browser.open(address);
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/dashboard']);
    },
  );

  test.each(['/', '/dashboard', '/general/opportunities', '/reset', '/no/such/page'])(
    '%s is the page',
    async (address) => {
      const { browser, person } = await signedIn();
      const reply = await browser.open(address);
      expect(reply.status).toBe(200);
      const boot = bootIn(reply.text);
      expect(boot.user).toEqual({
        id: person.id,
        name: person.name,
        email: person.email,
        permissions: ['User'],
        teams: [],
        showActuals: false,
        showProjections: false,
      });
      expect(boot.expires).toBeGreaterThan(Date.now() / 1000);
    },
  );
});

test('signed-out people get pages of their own, and whoever is signed in the app', async () => {
  const { browser } = await signedIn();
  expect((await visit().open('/login')).text).toContain('<title>entrance</title>');
  expect((await browser.open('/reset')).text).toContain('<title>entrance</title>');
  expect((await browser.open('/dashboard')).text).toContain('<title>index</title>');
});

test('the page has the rules that keep foreign code out, and a nonce of its own', async () => {
  const pages = await Promise.all([visit().open('/login'), visit().open('/login')]);
  const nonces = pages.map(({ text }) => /<meta name="csp-nonce" content="([\w+/]{22}==)">/.exec(text)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  const [{ headers }] = pages;
  expect(headers.get('content-security-policy')?.split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonces[0]}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types platform',
    'report-uri /api/shell/csp',
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('etag')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');
});

test('what people are called cannot end the script it is told in', async () => {
  const name = '</script><script>alert(1)</script>$&';
  const { browser } = await signedIn({ name });
  const { text } = await browser.open('/dashboard');
  expect(text.match(/<\/script>/g)).toHaveLength(2);
  expect(bootIn(text).user?.name).toBe(name);
});

test('the page speaks the language the browser likes best', async () => {
  expect((await visit().open('/login', { 'accept-language': 'ro,en;q=0.5' })).text).toContain('<html lang="ro">');
  expect((await visit().open('/login', { 'accept-language': 'xx' })).text).toContain('<html lang="en">');
});

test.each(['br', 'gzip', 'identity'])('the page comes packed as asked: %s', async (encoding) => {
  const reply = await visit().open('/login', { 'accept-encoding': encoding });
  expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(bootIn(reply.text).user).toBeNull();
});

test('a new build of the shell is served at once, one without its places never', async () => {
  const file = path.join(dist, 'entrance.html');
  const before = (await visit().open('/login')).text;
  writeFileSync(
    file,
    '<!doctype html><html lang="en"><head><title>New build</title><!--head--></head><!--boot--></html>',
  );
  expect((await visit().open('/login')).text).toContain('New build');
  writeFileSync(file, '<!doctype html><html lang="en"><!--head--></html>');
  expect((await visit().open('/login')).status).toBe(500);
  writeFileSync(
    file,
    before.replace(/<meta name="csp.*?>/, '<!--head-->').replace(/<script type.*<\/script>/, '<!--boot-->'),
  );
  expect((await visit().open('/login')).status).toBe(200);
});

test('something that is no page is never answered with one', async () => {
  const { browser } = await signedIn();
  for (const [address, accept] of [
    ['/favicon.ico', 'image/avif,image/webp,*/*'],
    ['/chunk.js', '*/*'],
    ['/dashboard', 'application/json'],
  ] as const) {
    const reply = await browser.get(address, { accept });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  }
});

test('an unknown call is named', async () => {
  for (const address of ['/api', '/api/', '/api/shell', '/api/shell/nothing', '/api/nobody/list']) {
    const reply = await visit().post(address, {});
    expect(reply.status).toBe(400);
    expect(reply.body.errorInfo.code).toMatch(/^unknown-/);
    expect(reply.body.errorInfo.message).not.toBe('');
  }
  const reply = await visit().post('/dashboard', {});
  expect(reply.status).toBe(400);
});

const switchOn = async (name: keyof typeof tokens, published = publication(name)) => {
  await publish(visit(), published, tokens[name], name);
  await activate(visit(), name, published.version, tokens[name]);
  return published;
};

const modulesFor = async (permissions: string[]) => {
  const { browser } = await signedIn({ permissions });
  const listed = await browser.get<{ modules: Boot['modules'] }>('/api/shell/modules');
  const { modules } = await bootOf(browser);
  expect(modules).toEqual(listed.body.data.modules);
  return modules.map(({ name }) => name);
};

describe('modules', () => {
  test('the page carries what the person may load', async () => {
    await switchOn('ftes');
    const admin = publication('admin');
    const roles = ['Operations'];
    admin.file.routes = admin.file.routes.map((route) => ({ ...route, roles }));
    admin.file.menu = admin.file.menu.map((item) => ({ ...item, roles }));
    await switchOn('admin', admin);

    expect(await modulesFor(['User'])).toEqual(['ftes']);
    expect(await modulesFor(['Operations'])).toEqual(['admin', 'ftes']);
    expect(await modulesFor(['Admin'])).toEqual(['admin', 'ftes']);
  });

  test('signed out there are none', async () => {
    await switchOn('ftes');
    expect((await bootOf(visit(), '/login')).modules).toEqual([]);
    expect((await visit().get('/api/shell/modules')).status).toBe(401);
  });

  test('the first files of the module whose page it is are fetched with the page', async () => {
    const { entry, preload } = await switchOn('ftes');
    const { browser } = await signedIn();
    const { text } = await browser.open('/user/ftes/projections?x=1');
    const [version] = bootIn(text).modules;
    const tags = text.match(/<link rel="preload"[^>]*>/g);
    expect(tags).toEqual(
      [entry, ...preload.filter((file) => file !== entry)].map((file) => {
        const address = `/remotes/ftes/1.0.0/${file}`;
        return `<link rel="preload" as="script" href="${address}" crossorigin="anonymous" integrity="${version?.files[address]}">`;
      }),
    );
    expect((await browser.open('/user/other')).text).not.toContain('rel="preload"');
  });
});
