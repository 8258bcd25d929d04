import type { Boot, Registry } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { activate, publication, publish } from '../testing/publications.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const front = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens), FIRM_ZONE: 'Europe/Bucharest' }));
const { openShell, signedIn, visit } = front;

beforeEach(() => openShell());

const bootIn = (html: string): Boot =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

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
      version: '1.0.0',
      demo: null,
      isNew: true,
      hasMail: false,
      google: false,
      oidc: null,
      feedback: null,
      shell: '1.0.0',
      overrideUntil: null,
    });
  });
});

test('where no mail server is set up each page says so', async () => {
  const { browser } = await signedIn();
  expect((await browser.open('/dashboard')).text).toContain('<meta name="mail-server" content="none">');
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
  expect((await visit().open('/login')).text).toContain('<title>entrance 1.0.0</title>');
  expect((await browser.open('/reset')).text).toContain('<title>entrance 1.0.0</title>');
  expect((await browser.open('/dashboard')).text).toContain('<title>index 1.0.0</title>');
});

test('the page says where the firm’s days begin', async () => {
  const { browser } = await signedIn();
  expect((await browser.open('/dashboard')).text).toContain(`<meta name="firm-zone" content="Europe/Bucharest">`);
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
  for (const unused of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(headers.get('permissions-policy')).toContain(`${unused}=()`);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('etag')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');
});

const rulesOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? '';

describe('where a script of another place takes feedback', () => {
  const script = 'https://widget.example/feedback.js?firm=7';
  const { openShell: openThere, visit: comeIn, signedIn: enter } = bench(() => ({ FEEDBACK_SCRIPT: script }));

  beforeEach(() => openThere());

  test('the page of who is signed in names it and lets its place in, and no other', async () => {
    const { browser } = await enter();
    const page = await browser.open('/dashboard');
    expect(bootIn(page.text).feedback).toBe(script);
    expect(rulesOf(page)).toContain("script-src 'self' https://widget.example;");
    expect(rulesOf(page)).toContain("connect-src 'self' https://widget.example;");
    expect(rulesOf(page)).toMatch(/;frame-src https:\/\/widget.example$/);
    expect(rulesOf(page)).toContain("require-trusted-types-for 'script'");
  });

  test('signed-out pages know nothing of it', async () => {
    const page = await comeIn().open('/login');
    expect(bootIn(page.text).feedback).toBeNull();
    expect(rulesOf(page)).not.toContain('widget.example');
  });
});

test('what people are called cannot end the script it is told in', async () => {
  const name = '</script><script>alert(1)</script>$&';
  const { browser } = await signedIn({ name });
  const { text } = await browser.open('/dashboard');
  // That script, the list of modules and the app's own.
  expect(text.match(/<\/script>/g)).toHaveLength(3);
  expect(bootIn(text).user?.name).toBe(name);
});

test.each([
  ['%2Fadmin%2Fteams%3Fq%3Da%22', '/admin/teams?q=a&quot;'],
  ['%2F%2Fevil.example', '/dashboard'],
])('another try takes the first files anew, and leads back: %s', async (next, target) => {
  const { status, text } = await visit().open(`/again?next=${next}`);
  expect(status).toBe(200);
  expect(text).toContain(`<a href="${target}">`);
  expect(text).toContain('<i data-file="/assets/main.0123456789.js"></i>');
  const script = await visit().get('/again.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
});

test('where nothing of the app comes, the page itself says so and offers another try', async () => {
  const { text } = await visit().open('/login', { 'accept-language': 'fr' });
  expect(text).toMatch(
    /<div id="root"><\/div><main id="late" role="alert"><h1>Le chargement de Bidwright est plus long que d’habitude<\/h1>/,
  );
  expect(text).toContain('<a href="/again?next=%2Flogin">Réessayer</a>');
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

describe('modules', () => {
  test('the first files of the module whose page it is are fetched with the page', async () => {
    const { entry, preload } = await switchOn('ftes');
    const { browser } = await signedIn();
    const { text } = await browser.open('/user/ftes/projections?x=1');
    const listed = await browser.get<Registry>('/api/shell/modules');
    const [version] = listed.body.data.modules;
    const how = (file: string) => {
      const address = `/remotes/ftes/1.0.0/${file}`;
      return `="${address}" crossorigin="anonymous" integrity="${version?.files[address]}"`;
    };
    const chunks = preload.filter((file) => file !== entry);
    expect(chunks.length).toBeGreaterThan(0);
    expect(text.match(/<link rel="preload"[^>]*>|<script async.*?>/g)).toEqual([
      '<script async src="/assets/shared.js">',
      `<link rel="preload" as="script" href${how(entry)}>`,
      ...chunks.map((file) => `<script async src${how(file)}>`),
    ]);
    expect(text).not.toContain('<!--modules');
    expect((await browser.open('/user/other')).text).not.toMatch(/rel="preload"|<script async/);
  });
});
