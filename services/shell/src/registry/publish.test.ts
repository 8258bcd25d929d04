import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Publication } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { activate, publication, publish } from '../testing/publications.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { data, db, visit, signedIn } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

const send = (published: unknown, name: keyof typeof tokens = 'ftes') =>
  publish(visit(), published, tokens[name], name);

const reasonsOf = async (published: unknown, name: keyof typeof tokens = 'ftes') => {
  const reply = await send(published, name);
  expect(reply.status).toBe(422);
  expect(reply.body.errorInfo.code).toBe('refused');
  return reply.body.errorInfo.reasons ?? [];
};

const codesOf = async (published: unknown, name: keyof typeof tokens = 'ftes') =>
  (await reasonsOf(published, name)).map(({ code, path: where }) => `${code} ${where}`);

const address = (file: string) => `/remotes/ftes/1.0.0/${file}`;

test('a version is kept with the hash of each of its files', async () => {
  const published = publication('ftes');
  const reply = await send(published);
  expect(reply.status).toBe(201);
  expect(reply.body.data).toEqual({ name: 'ftes', version: '1.0.0' });
  await activate(visit(), 'ftes', '1.0.0', tokens.ftes);

  const { browser } = await signedIn();
  const listed = await browser.get<{ modules: unknown[] }>('/api/shell/modules');
  expect(listed.body.data.modules).toEqual([
    {
      name: 'ftes',
      version: '1.0.0',
      container: 'ftes__1_0_0',
      entry: address(published.entry),
      preload: published.preload.map(address),
      files: Object.fromEntries(
        published.files.map((file) => [
          address(file.path),
          `sha384-${createHash('sha384').update(Buffer.from(file.content, 'base64')).digest('base64')}`,
        ]),
      ),
      file: published.file,
    },
  ]);
});

test('its files are kept as they were sent, scripts packed beside', async () => {
  const published = publication('ftes', { version: '1.0.1' });
  await send(published);
  const kept = (file: string) => readFileSync(path.join(data, 'remotes/ftes/1.0.1', file));
  for (const { path: file, content } of published.files) expect(kept(file).toString('base64')).toBe(content);
  const scripts = published.files.filter(({ path: file }) => !file.endsWith('.png'));
  for (const { path: file } of scripts) expect(brotliDecompressSync(kept(`${file}.br`))).toEqual(kept(file));
  expect(() => kept('picture.png.br')).toThrow('ENOENT');
  expect(readdirSync(path.join(data, 'publishing'))).toEqual([]);
});

test('a version never changes', async () => {
  const published = publication('ftes');
  await send(published);
  expect((await send(published)).status).toBe(200);
  const [first, ...others] = published.files.toReversed();
  const changes: Partial<Publication>[] = [
    { files: [{ path: first?.path ?? '', content: 'AAAA' }, ...others] },
    { files: published.files.filter(({ path: file }) => file !== 'picture.png') },
    { preload: [] },
    { file: { ...published.file, shellApi: '^2.0.0' } },
  ];
  for (const change of changes) {
    const reply = await send({ ...published, ...change });
    expect(reply.status).toBe(409);
    expect(reply.body.errorInfo.message).toContain('ftes 1.0.0 is published already');
  }
  const kept = readFileSync(path.join(data, 'remotes/ftes/1.0.0', first?.path ?? ''));
  expect(kept.toString('base64')).toBe(first?.content);
});

const entry = 'remotes/ftes/1.0.0/remoteEntry.0123456789.js';

test.each<[string, () => void]>([
  ['all files are gone', () => rmSync(path.join(data, 'remotes'), { recursive: true })],
  ['one file is gone', () => rmSync(path.join(data, entry))],
  ['a file differs', () => writeFileSync(path.join(data, entry), 'spoiled')],
  ['what is packed beside differs', () => truncateSync(path.join(data, `${entry}.br`), 5)],
])('where %s, publishing the same again brings it back', async (_what, lose) => {
  const published = publication('ftes');
  await send(published);
  lose();
  expect((await send(published)).status).toBe(200);
  for (const { path: file, content } of published.files) {
    const reply = await visit().open(`/remotes/ftes/1.0.0/${file}`);
    expect([reply.status, reply.text]).toEqual([200, Buffer.from(content, 'base64').toString()]);
  }
});

test('many who publish the same at once make one version', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(publication('ftes'))));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
  expect(readdirSync(path.join(data, 'publishing'))).toEqual([]);
});

test('only the team of the module may publish it', async () => {
  const published = publication('ftes');
  for (const token of ['wrong', tokens.admin]) {
    expect((await publish(visit(), published, token, 'ftes')).status).toBe(401);
  }
  for (const name of ['unknown', 'constructor', '__proto__']) {
    expect((await publish(visit(), published, tokens.ftes, name)).status).toBe(401);
  }
  const { browser } = await signedIn({ permissions: ['Admin'] });
  expect((await browser.post('/api/shell/modules/ftes/versions', published)).status).toBe(401);
  expect(await db().selectFrom('module_versions').selectAll().execute()).toEqual([]);
});

test('what the contract refuses is listed whole, with its place', async () => {
  const { file, ...published } = publication('ftes');
  const faulty = {
    ...published,
    version: 'latest',
    container: '1-bad name',
    file: { ...file, title: { ...file.title, ro: '' }, routes: [{ path: 'no slash', roles: [], breadcrumbs: [] }] },
  };
  expect(await reasonsOf(faulty)).toEqual(
    expect.arrayContaining([
      { code: 'missing-translation', path: 'file.title.ro', message: 'file.title has no text in ro' },
      { code: 'shell.module.path', path: 'file.routes[0].path', message: 'A path starts with / and has no spaces' },
      { code: 'validation.invalid', path: 'version', message: 'This value cannot be used' },
      { code: 'validation.invalid', path: 'container', message: 'This value cannot be used' },
    ]),
  );
});

test.each([
  '../outside.js',
  'a/../../outside.js',
  '/etc/passwd',
  'a//b.js',
  '.hidden/a.js',
  'a\\b.js',
  'a b.js',
  'a.js.br',
  'a.js.br/b.js',
  'a.js.BR',
  'a\u0000.js',
  'C:\\a.js',
])('a file may not be named %j', async (file) => {
  const published = publication('ftes');
  const files = [...published.files, { path: file, content: 'AAAA' }];
  expect(await codesOf({ ...published, files })).toEqual(['unsafe-path files[4].path']);
});

test('files must be there, once, and readable', async () => {
  const published = publication('ftes');
  const files = [...published.files, { path: 'PICTURE.png', content: 'no base64!' }];
  expect(await codesOf({ ...published, files, entry: 'gone.js', preload: ['lost.js'] })).toEqual([
    'repeated-path files[4].path',
    'no-base64 files[4].content',
    'missing-file entry',
    'missing-file preload[0]',
  ]);
});

test('a file is no folder of other files', async () => {
  const published = publication('ftes');
  const files = ['a.bin', 'A.bin/b.bin', 'c/d', 'c/d/e/f'].map((file) => ({ path: file, content: 'AAAA' }));
  expect(await codesOf({ ...published, files: [...published.files, ...files] })).toEqual([
    'file-and-folder files[4].path',
    'file-and-folder files[6].path',
  ]);
});

test('a version is no longer than the registry keeps', async () => {
  const version = `1.0.${'1'.repeat(56)}`;
  expect((await send(publication('ftes', { version, container: 'ftes_long' }))).status).toBe(201);
  expect(await codesOf(publication('ftes', { version: `${version}1`, container: 'ftes_longer' }))).toEqual([
    'validation.max version',
  ]);
});

test('a module is published under its own name', async () => {
  expect(await codesOf(publication('admin'), 'ftes')).toEqual(['other-name file.name']);
});

test('a container belongs to one version', async () => {
  await send(publication('ftes'));
  expect(await codesOf(publication('ftes', { version: '1.1.0', container: 'ftes__1_0_0' }))).toEqual([
    'container-taken container',
  ]);
});

test('a route or menu id of the shell or of another module is refused', async () => {
  await send(publication('admin'), 'admin');
  await activate(visit(), 'admin', '1.0.0', tokens.admin);
  const published = publication('ftes');
  const [route] = published.file.routes;
  const [item] = published.file.menu;
  const paths = [
    '/admin/users',
    '/:any/users',
    '/',
    '/login',
    '/api/x',
    '/adminx',
    '/user/ftes',
    '/user/notifications',
    '/join-google',
  ];
  const file = {
    ...published.file,
    routes: paths.map((one) => ({ ...route, path: one })),
    menu: [item, { ...item, id: 'admin' }, item],
  };
  const twice = await codesOf({ ...published, file });
  expect(twice).toEqual(['repeated-menu-id file.menu']);
  const reasons = await reasonsOf({ ...published, file: { ...file, menu: file.menu.slice(0, 2) } });
  expect([...new Set(reasons.map(({ path: where }) => where))]).toEqual([
    'file.routes[1].path',
    'file.routes[2].path',
    'file.routes[3].path',
    'file.routes[4].path',
    'file.routes[7].path',
    'file.routes[8].path',
    'file.routes[0].path',
    'file.menu[1].id',
  ]);
  expect(reasons).toContainEqual({
    code: 'route-taken',
    path: 'file.routes[0].path',
    message: '/admin/users meets /admin, which belongs to admin',
  });
  expect(reasons.at(-1)).toEqual({
    code: 'menu-id-taken',
    path: 'file.menu[1].id',
    message: 'The menu id admin belongs to admin',
  });
});

test('a body that is no publication gets a reason, one that is too large 413', async () => {
  for (const body of ['[]', '{}', '"x"', 'null']) {
    const reply = await visit().send('/api/shell/modules/ftes/versions', {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.ftes}`, 'content-type': 'application/json' },
      body,
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body.errorInfo.message).not.toBe('');
  }
  const large = publication('ftes', { files: [{ path: 'a.js', content: 'A'.repeat(21 * 1024 * 1024) }] });
  expect((await send(large)).status).toBe(413);
});
