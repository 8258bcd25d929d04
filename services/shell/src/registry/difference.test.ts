import type { ModuleDifference } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { base64, publication, publish } from '../testing/publications.ts';

const token = 'token-of-ftes';
const { signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify({ ftes: token }) }));

const ask = async (from: string, to: string) => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  return browser.post<ModuleDifference>('/api/shell/modules/difference', { name: 'ftes', from, to });
};

beforeEach(async () => {
  const { file, files } = publication('ftes');
  const [page] = file.routes;
  const next = {
    ...file,
    routes: [
      { ...page, roles: ['Admin'] },
      { ...page, path: '/user/load' },
    ] as typeof file.routes,
    menu: [],
    languages: ['en', 'fr', 'ro', 'zh'],
  };
  const more = { path: 'late.0123456789.js', content: base64('globalThis.late = 1;') };
  const asks = { 'admin/teams': ['id', 'name'] };
  for (const published of [
    publication('ftes', { asks }),
    publication('ftes', {
      version: '1.1.0',
      file: next,
      asks: { 'admin/skills': ['id'], 'admin/teams': ['id'] },
      files: [...files.filter(({ path }) => path !== 'picture.png' && !path.startsWith('remoteEntry')), more, entry()],
    }),
  ])
    await publish(visit(), published, token, 'ftes');
});

const entry = () => {
  const [file] = publication('ftes', { version: '1.1.0' }).files;
  if (!file) throw new Error('A publication has an entry');
  return file;
};

test('an Admin reads what is new, gone and changed in a version, and how many of its files', async () => {
  const { status, body } = await ask('1.0.0', '1.1.0');
  expect([status, body.data]).toEqual([
    200,
    {
      changes: [
        { change: 'changed', kind: 'page', name: '/user/ftes' },
        { change: 'added', kind: 'page', name: '/user/load' },
        { change: 'removed', kind: 'menu', name: 'ftes' },
        { change: 'added', kind: 'data', name: 'admin/skills' },
        { change: 'changed', kind: 'data', name: 'admin/teams' },
      ],
      files: { added: 2, removed: 2, same: 2 },
    },
  ]);
  expect((await ask('1.1.0', '1.1.0')).body.data).toEqual({ changes: [], files: { added: 0, removed: 0, same: 4 } });
});

test('a version that is not published is said; nobody but an Admin asks', async () => {
  expect((await ask('1.0.0', '7.0.0')).status).toBe(404);
  const { browser } = await signedIn({ permissions: ['Team Lead'] });
  const asked = { name: 'ftes', from: '1.0.0', to: '1.1.0' };
  expect((await browser.post('/api/shell/modules/difference', asked)).status).toBe(403);
});
