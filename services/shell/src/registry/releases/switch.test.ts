import { bench } from '../../testing/bench.ts';
import { activate, publication, publish } from '../../testing/publications.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { db, visit, signedIn } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

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
