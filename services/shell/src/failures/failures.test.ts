import { bench } from '../testing/bench.ts';
import { activate, publication, publish } from '../testing/publications.ts';
import { origin } from '../testing/visitor.ts';
import { impersonal, pathOf } from './impersonal.ts';

const token = 'token-of-ftes';
const { db, visit, signedIn } = bench(() => ({
  PUBLISH_TOKENS: JSON.stringify({ ftes: token }),
  TRUST_PROXY: '1',
}));

const failure = { module: 'ftes', version: '1.0.0', kind: 'chunk', page: '/user/ftes/7', message: 'It did not load' };

const keep = async () => {
  await publish(visit(), publication('ftes'), token, 'ftes');
  await activate(visit(), 'ftes', '1.0.0', token);
};

const counted = () =>
  db()
    .selectFrom('module_failures')
    .select(['name', 'version', 'kind', 'count', 'page', 'message'])
    .orderBy('kind')
    .execute();

const report = (contentType: string, body: unknown, browser = visit()) =>
  browser.send('/api/shell/csp', {
    method: 'POST',
    headers: { origin, 'content-type': contentType },
    body: JSON.stringify(body),
  });

test('failures are counted by version, kind and day, and an Admin sees them', async () => {
  await keep();
  const { browser } = await signedIn();
  for (const kind of ['chunk', 'chunk', 'render']) {
    const reply = await browser.post('/api/shell/modules/failures', { ...failure, kind });
    expect([reply.status, reply.body]).toEqual([200, { data: true }]);
  }
  const { browser: admin } = await signedIn({ permissions: ['Admin'] });
  const reply = await admin.post<{ modules: { name: string; failures: object[] }[] }>(
    '/api/shell/modules/overview',
    {},
  );
  const day = new Date().toISOString().slice(0, 10);
  const about = { version: '1.0.0', day, page: '/user/ftes/…', message: 'It did not load' };
  expect(reply.body.data.modules[0]?.failures).toEqual([
    { ...about, kind: 'chunk', count: 2 },
    { ...about, kind: 'render', count: 1 },
  ]);
});

test('what was never published is not counted', async () => {
  await keep();
  const { browser } = await signedIn();
  const strange = [{ module: 'weather' }, { version: '9.9.9' }, { module: 'ünïcode' }, { version: 'ü' }];
  for (const change of strange) {
    expect((await browser.post('/api/shell/modules/failures', { ...failure, ...change })).status).toBe(200);
  }
  expect(await counted()).toEqual([]);
});

test('of a version that a person may not open, that person’s reports are not counted', async () => {
  const forAdmins = publication('ftes', { version: '1.0.0' });
  forAdmins.file.routes = forAdmins.file.routes.map((route) => ({ ...route, roles: ['Admin'] }));
  forAdmins.file.menu = forAdmins.file.menu.map((item) => ({ ...item, roles: ['Admin'] }));
  await publish(visit(), forAdmins, token, 'ftes');
  const { browser } = await signedIn();
  expect((await browser.post('/api/shell/modules/failures', failure)).status).toBe(200);
  expect(await counted()).toEqual([]);
  const { browser: admin } = await signedIn({ permissions: ['Admin'] });
  await admin.post('/api/shell/modules/failures', failure);
  expect(await counted()).toMatchObject([{ name: 'ftes', count: 1 }]);
});

test('a report of what came up is refused by field, and who is signed out gives none', async () => {
  expect((await visit().post('/api/shell/modules/loaded', { versions: [] })).status).toBe(401);
  const { browser } = await signedIn();
  const reply = await browser.post('/api/shell/modules/loaded', { versions: [{ module: 'ftes' }] });
  expect([reply.status, Object.keys(reply.body.errorInfo.fields ?? {})]).toEqual([422, ['versions']]);
});

test('who is signed out tells nothing, and nobody tells without end', async () => {
  await keep();
  expect((await visit().post('/api/shell/modules/failures', failure)).status).toBe(401);
  const { browser } = await signedIn();
  const deliver = () => browser.post('/api/shell/modules/failures', failure);
  const statuses = new Set<number>();
  for (let at = 0; at < 70; at += 1) statuses.add((await deliver()).status);
  expect([...statuses]).toEqual([200, 429]);
  const [kept] = await counted();
  expect(kept?.count).toBeLessThan(70);
});

test('a report that is none is refused by field', async () => {
  const { browser } = await signedIn();
  const reply = await browser.post('/api/shell/modules/failures', { ...failure, kind: 'weather', page: '' });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.errorInfo.fields ?? {}).sort()).toEqual(['kind', 'page']);
});

test('what the policy of the page stopped is counted for the version whose file it was', async () => {
  await keep();
  const { browser } = await signedIn();
  const page = `${origin}/user/ftes/018f2b1e-0000-7000-8000-000000000000?q=secret`;
  const ownReport = {
    'csp-report': {
      'document-uri': page,
      'effective-directive': 'script-src',
      'blocked-uri': 'eval',
      'source-file': `${origin}/remotes/ftes/1.0.0/module.js`,
    },
  };
  const own = await report('application/csp-report', ownReport, browser);
  expect([own.status, own.body]).toEqual([200, { data: true }]);
  const listedReports = [
    { type: 'deprecation', body: {} },
    {
      type: 'csp-violation',
      body: { documentURL: page, effectiveDirective: 'img-src', blockedURL: 'https://elsewhere.example/a.png?who=ada' },
    },
  ];
  const listed = await report('application/reports+json', listedReports, browser);
  expect(listed.status).toBe(200);
  expect(await counted()).toEqual([
    { name: 'ftes', version: '1.0.0', kind: 'csp', count: 1, page: '/user/ftes/…', message: 'script-src forbids eval' },
    {
      name: 'shell',
      version: '1.0.0',
      kind: 'csp',
      count: 1,
      page: '/user/ftes/…',
      message: 'img-src forbids https://elsewhere.example/a.png',
    },
  ]);
});

test('what a stranger reports is not among the failures that Admins read', async () => {
  await keep();
  const message = { 'document-uri': origin, 'effective-directive': 'CALL +1-555-0100', 'blocked-uri': 'this desk' };
  const reply = await report('application/csp-report', { 'csp-report': message });
  expect([reply.status, reply.body]).toEqual([200, { data: false }]);
  expect(await counted()).toEqual([]);
});

test('what is no report of a violation is refused', async () => {
  for (const body of [{}, [], [null], { 'csp-report': 'x' }, [{ type: 'csp-violation', body: 1 }]]) {
    expect((await report('application/csp-report', body)).status).toBe(400);
  }
  expect((await report('text/plain', {})).status).toBe(400);
  expect((await report('application/csp-report', 'A'.repeat(9000))).status).toBe(413);
});

test('the page says where violations go', async () => {
  const reply = await visit().open('/login');
  expect(reply.headers.get('content-security-policy')).toContain('report-uri /api/shell/csp');
});

test.each([
  ['Mail to ada.novak@firm.example failed', 'Mail to … failed'],
  ['GET https://x.example/api/a?who=ada#b failed', 'GET https://x.example/api/a failed'],
  ['record 018f2b1e-0000-7000-8000-000000000000 is gone', 'record … is gone'],
  ['x'.repeat(400), 'x'.repeat(300)],
  [`${'n'.repeat(400)}@firm.example`, 'n'.repeat(300)],
  ['GET https://x.example/#a http://y.example?b', 'GET https://x.example/ http://y.example'],
])('of a message nobody is recognised: %s', (text, kept) => {
  expect(impersonal(text)).toBe(kept);
});

test.each(['a', '@', 'a@', 'http://', 'https://a/', '-'])(
  'a text of 1 MB is looked at no longer than one of 1 kB: %s',
  (piece) => {
    const long = piece.repeat(1_000_000 / piece.length);
    expect(impersonal(long)).toBe(impersonal(long.slice(0, 1000)));
    const { user } = process.threadCpuUsage();
    impersonal(long);
    pathOf(long);
    expect((process.threadCpuUsage().user - user) / 1000).toBeLessThan(100);
  },
);

test.each([
  ['/general/opportunities/42?tab=team', '/general/opportunities/…'],
  ['https://x.example/user/ftes/a1#year', '/user/ftes/…'],
  ['/dashboard', '/dashboard'],
])('of a page no record is recognised: %s', (page, kept) => {
  expect(pathOf(page)).toBe(kept);
});

const reportFrom = (address: string) =>
  visit().send('/api/shell/csp', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/csp-report', 'x-forwarded-for': address },
    body: JSON.stringify({ 'csp-report': { 'document-uri': 'http://x/', 'effective-directive': 'script-src' } }),
  });

test('all addresses of one network report as one', async () => {
  const all = Array.from({ length: 220 }, (_, n) => reportFrom(`2001:db8:1:2::${(n + 1).toString(16)}`));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 429]);
  expect((await reportFrom('2001:db8:1:3::1')).status).toBe(200);
});
