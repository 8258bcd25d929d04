import type { ModuleOverview, ReleaseEntry } from '@bidwright/contract-shell';
import { bench } from '../../testing/bench.ts';
import { activate, publication, publish, shellPublication, switchAll } from '../../testing/publications.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin', shell: 'token-of-shell' };
const { db, openShell, visit, signedIn } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

const keep = (version: string) => publish(visit(), publication('ftes', { version }), tokens.ftes, 'ftes');
const switchTo = (version: string, more: object = {}) => activate(visit(), 'ftes', version, tokens.ftes, more);

const active = async () => {
  const { browser } = await signedIn();
  const reply = await browser.get<{ modules: { version: string }[] }>('/api/shell/modules');
  return reply.body.data.modules.map(({ version }) => version);
};

test('the next page load has the version that was switched on, and the one before after a way back', async () => {
  await keep('1.0.0');
  await keep('1.1.0');
  expect(await active()).toEqual([]);
  expect((await switchTo('1.0.0')).body.data).toEqual({ name: 'ftes', version: '1.0.0', previous: null });
  expect(await active()).toEqual(['1.0.0']);
  expect((await switchTo('1.1.0')).body.data.previous).toBe('1.0.0');
  expect(await active()).toEqual(['1.1.0']);
  await switchTo('1.0.0');
  expect(await active()).toEqual(['1.0.0']);
});

test('who switched what is kept', async () => {
  await keep('1.0.0');
  await switchTo('1.0.0');
  const { browser, person } = await signedIn({ permissions: ['Admin'], name: 'Grace Hale' });
  const reply = await browser.post('/api/shell/modules/ftes/activate', { version: '1.0.0' });
  expect(reply.status).toBe(200);
  const rows = await db().selectFrom('module_activations').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { name: 'ftes', version: '1.0.0', previous: null, activatedById: null, activatedByName: 'Team of ftes' },
    { previous: '1.0.0', activatedById: person.id, activatedByName: 'Grace Hale' },
  ]);
});

test('only the team of the module or an Admin may switch', async () => {
  await keep('1.0.0');
  expect((await activate(visit(), 'ftes', '1.0.0', tokens.admin)).status).toBe(401);
  expect((await visit().post('/api/shell/modules/ftes/activate', { version: '1.0.0' })).status).toBe(401);
  const { browser } = await signedIn({ permissions: ['Operations'] });
  const reply = await browser.post('/api/shell/modules/ftes/activate', { version: '1.0.0' });
  expect(reply.status).toBe(403);
  expect(await active()).toEqual([]);
});

test('a version that is not published cannot be switched on', async () => {
  expect((await switchTo('9.9.9')).status).toBe(404);
  await keep('1.0.0');
  expect((await switchTo('9.9.9')).body.errorInfo.message).toBe('ftes 9.9.9 is not published');
  expect((await switchTo('')).status).toBe(422);
});

test('of two who expect the same version one gets it', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await keep(version);
  expect((await switchTo('1.0.0', { expected: null })).status).toBe(200);
  const replies = await Promise.all(['1.1.0', '1.2.0'].map((version) => switchTo(version, { expected: '1.0.0' })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = replies.find(({ status }) => status === 409);
  expect((await active())[0]).toBe(lost?.body.errorInfo.current);
});

test('what became taken between publishing and switching is refused with reasons', async () => {
  await keep('1.0.0');
  const admin = publication('admin');
  const [route] = admin.file.routes;
  admin.file.routes = [{ path: '/user/ftes/rates', roles: route?.roles ?? [], breadcrumbs: [] }];
  await publish(visit(), admin, tokens.admin, 'admin');
  await switchTo('1.0.0');
  const reply = await activate(visit(), 'admin', '1.0.0', tokens.admin);
  expect(reply.status).toBe(422);
  expect(reply.body.errorInfo.reasons).toEqual([
    {
      code: 'route-taken',
      path: 'file.routes[0].path',
      message: '/user/ftes/rates meets /user/ftes, which belongs to ftes',
    },
  ]);
});

type Change = Partial<ReturnType<typeof publication>>;
type FileChange = Partial<ReturnType<typeof publication>['file']>;

const withFile = (name: 'ftes' | 'admin', version: string, file: FileChange, more: Change = {}) => {
  const sound = publication(name, { version });
  return { ...sound, file: { ...sound.file, ...file }, ...more };
};

const send = (published: ReturnType<typeof publication>) => {
  const name = published.file.name as keyof typeof tokens;
  return publish(visit(), published, tokens[name], name);
};

const all = Object.values(tokens);
const slots = [{ slot: 'admin/people.side/v1', name: 'team', order: 1, columns: 6, roles: [] }];
const offers = [{ slot: 'admin/people.side/v1' }];
const links = [{ name: 'Person.show', optional: false }];
const destinations = [{ name: 'Person.show', path: '/admin/:id' }];

const overviewOf = async () => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const reply = await browser.post<{ modules: ModuleOverview[] }>('/api/shell/modules/overview', {});
  return reply.body.data.modules;
};

const historyOf = async () => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const reply = await browser.post<{ releases: ReleaseEntry[] }>('/api/shell/modules/history', {});
  return reply.body.data.releases;
};

test('two that need each other are published one after the other and switched on at once', async () => {
  const first = withFile('ftes', '1.0.0', { slots, destinations });
  const second = withFile('admin', '1.0.0', { offers, links });
  const companion = ({ version, file }: typeof first) => ({ version, file });
  expect((await send(first)).body.errorInfo.reasons).toMatchObject([{ code: 'unknown-slot' }]);
  expect((await send({ ...first, alongside: [companion(second)] })).status).toBe(201);
  expect((await send(second)).status).toBe(201);

  for (const name of ['ftes', 'admin'] as const) {
    expect((await activate(visit(), name, '1.0.0', tokens[name])).status).toBe(422);
  }
  const changes = [
    { name: 'ftes', version: '1.0.0' },
    { name: 'admin', version: '1.0.0' },
  ];
  const reply = await switchAll(visit(), changes, all, { reason: 'First release' });
  expect([reply.status, reply.body.data.changes]).toEqual([200, changes.map((one) => ({ ...one, previous: null }))]);
  expect(await active()).toEqual(['1.0.0', '1.0.0']);
  expect(await historyOf()).toMatchObject([
    { by: 'Team of ftes, admin', reason: 'First release', changes: [{ name: 'ftes' }, { name: 'admin' }] },
  ]);
});

test('of a release that does not fit, nothing is switched', async () => {
  await send(withFile('ftes', '1.0.0', { destinations }));
  await switchTo('1.0.0');
  await send(withFile('admin', '1.0.0', { links }));
  await send(publication('ftes', { version: '1.1.0' }));
  const changes = [
    { name: 'admin', version: '1.0.0' },
    { name: 'ftes', version: '1.1.0' },
  ];
  const reply = await switchAll(visit(), changes, all);
  expect(reply.body.errorInfo.reasons).toEqual([
    {
      code: 'unknown-destination',
      path: 'file.links[0].name',
      message: 'admin 1.0.0: No module has a destination Person.show; a link that can do without says "optional": true',
    },
  ]);
  expect(await active()).toEqual(['1.0.0']);

  const twice = [changes[0], changes[0]];
  expect((await switchAll(visit(), twice as object[], all)).status).toBe(422);
  const gone = [
    { name: 'ftes', version: '1.1.0' },
    { name: 'admin', version: '7.0.0' },
  ];
  expect((await switchAll(visit(), gone, all)).status).toBe(404);
  const raced = [
    { name: 'ftes', version: '1.1.0', expected: null },
    { name: 'admin', version: '1.0.0' },
  ];
  expect((await switchAll(visit(), raced, all)).status).toBe(409);
  expect((await switchAll(visit(), changes, [tokens.ftes])).status).toBe(401);
  expect(await active()).toEqual(['1.0.0']);
});

test.each<[string, FileChange, FileChange, string]>([
  ['a slot that others fill', { offers }, { slots }, 'slot-withdrawn file.offers: ftes 1.0.0 fills the slot'],
  [
    'a page that others lead to',
    { destinations },
    { links },
    'destination-withdrawn file.destinations: ftes 1.0.0 leads to',
  ],
])('%s is not taken away', async (_what, given, needed, reason) => {
  await send(withFile('admin', '1.0.0', given));
  await send(withFile('ftes', '1.0.0', needed));
  await switchAll(
    visit(),
    [
      { name: 'admin', version: '1.0.0' },
      { name: 'ftes', version: '1.0.0' },
    ],
    all,
  );
  const refusals = [
    await send(publication('admin', { version: '2.0.0' })),
    await switchAll(visit(), [{ name: 'admin', version: null }], all),
  ];
  for (const { status, body } of refusals) {
    expect(status).toBe(422);
    const [found] = body.errorInfo.reasons ?? [];
    expect(`${found?.code} ${found?.path}: ${found?.message}`).toContain(reason);
  }
  // Once the other has a version that can do without, it may be published; and switched when that one is on.
  await send(publication('ftes', { version: '2.0.0' }));
  expect((await send(publication('admin', { version: '2.0.0' }))).status).toBe(201);
  expect((await activate(visit(), 'admin', '2.0.0', tokens.admin)).status).toBe(422);
  expect((await switchTo('2.0.0')).status).toBe(200);
  expect((await activate(visit(), 'admin', '2.0.0', tokens.admin)).status).toBe(200);
});

test('a shell that drops what a module uses is refused, with module, version and member', async () => {
  const api = '@bidwright/shell-api';
  const sendShell = (version: string, members: string[], apiVersion = '1.0.0') =>
    send(shellPublication(version, { provides: { [api]: { version: apiVersion, members } } }));
  expect((await sendShell('1.0.0', ['usePerson', 'useAlert'])).status).toBe(201);
  await activate(visit(), 'shell', '1.0.0', tokens.shell);
  await send({ ...publication('ftes', { version: '1.3.0' }), uses: { [api]: ['useAlert'] } });
  await switchTo('1.3.0');
  expect((await sendShell('1.1.0', ['usePerson'])).body.errorInfo.reasons).toEqual([
    {
      code: 'member-withdrawn',
      path: `provides["${api}"]`,
      message: `ftes 1.3.0 uses useAlert of ${api}, which this shell does not have`,
    },
  ]);
  expect((await sendShell('2.0.0', ['usePerson', 'useAlert'], '2.0.0')).body.errorInfo.reasons).toEqual([
    {
      code: 'shell-range',
      path: `provides["${api}"]`,
      message: `ftes 1.3.0 runs with ${api} ^1.0.0, and this shell has 2.0.0`,
    },
  ]);
  expect((await sendShell('1.2.0', ['useAlert', 'useMore'])).status).toBe(201);
  expect((await activate(visit(), 'shell', '1.2.0', tokens.shell)).status).toBe(200);
  // The shell is no module that a browser loads.
  expect(await active()).toEqual(['1.3.0']);
});

test('what is switched off is gone from pages, and a way back leads to it', async () => {
  await keep('1.0.0');
  await switchTo('1.0.0');
  expect((await switchAll(visit(), [{ name: 'ftes', version: null }], all)).status).toBe(200);
  expect(await active()).toEqual([]);
  expect(await overviewOf()).toMatchObject([{ name: 'ftes', active: null, before: '1.0.0' }]);
  expect((await switchAll(visit(), [{ name: 'weather', version: null }], all.concat('x'))).status).toBe(401);
});

test('the list of modules says what is on, since when, and where a way back leads', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await keep(version);
    await switchTo(version);
  }
  const [module] = await overviewOf();
  expect(module).toMatchObject({ name: 'ftes', title: { en: 'ftes' }, active: '1.1.0', before: '1.0.0', failures: [] });
  expect(module?.versions.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
  expect(module?.since).toBeGreaterThan(1_700_000_000);
  await switchTo('1.0.0');
  expect((await overviewOf())[0]).toMatchObject({ active: '1.0.0', before: null });
});

test('a switch is in the next page', async () => {
  await openShell();
  await keep('1.0.0');
  const { browser } = await signedIn();
  await switchTo('1.0.0');
  const page = await browser.open('/user/ftes');
  expect(page.text).toContain('/remotes/ftes/1.0.0/');
});
