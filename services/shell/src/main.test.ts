import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyDatabase } from '@bidwright/service-testing';
import { adminService } from './testing/adminService.ts';
import { freePort, ownProcess, untilReady } from './testing/ownProcess.ts';
import { visitor } from './testing/visitor.ts';

const key = 'a key that is long enough for its purpose';
const folder = mkdtempSync(path.join(tmpdir(), 'front-door-'));
const admin = adminService();

let database = '';
beforeAll(async () => {
  database = await emptyDatabase('shell-main');
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (port: string, settings: NodeJS.ProcessEnv) =>
  ownProcess({
    PORT: port,
    DATABASE_URL: database,
    INTERNAL_KEY: key,
    SERVICES: JSON.stringify({ admin: admin.url }),
    DATA_DIR: folder,
    DEMO: '1',
    ...settings,
  });

test('started for the first time it lets the demo people in, and stops when told', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = run(port, {});
  const ended = once(child, 'exit');
  await untilReady(url);
  admin.askedBy.shell = url;

  const { body } = await visitor(url).post('/api/shell/register', {
    firstName: 'Ada',
    lastName: 'Novak',
    email: 'ada@firm.example',
    password: 'a long enough password',
  });
  expect(body.data).toMatchObject({ user: { permissions: ['User', 'Admin'] } });
  const wrong = await visitor(url).post('/api/shell/signIn', { email: 'admin@harborvale.example', password: 'wrong' });
  expect(wrong.status).toBe(401);
  // The password is right; admin knows nobody of that id.
  const demo = { email: 'admin@harborvale.example', password: 'bidwright-demo-2026' };
  expect((await visitor(url).post('/api/shell/signIn', demo)).status).toBe(403);
  expect((await visitor(url).open('/login')).status).toBe(503);

  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('started again without the demo it tells its starter how many it shuts out, and lets none of them in', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = run(port, { DEMO: '' });
  const ended = once(child, 'exit');
  const published = once(child, 'message');
  await untilReady(url);
  admin.askedBy.shell = url;
  expect(await published).toEqual([
    {
      say: 'The demo is off: 36 people of it can no longer sign in. Accounts of 1 person who registered stay: look at /admin/users.',
    },
    undefined,
  ]);
  const demo = { email: 'admin@harborvale.example', password: 'bidwright-demo-2026' };
  expect((await visitor(url).post('/api/shell/signIn', demo)).status).toBe(401);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test.each<[string, NodeJS.ProcessEnv]>([
  ['DEMO cannot be switched on together with NODE_ENV=production', { NODE_ENV: 'production' }],
  ['with DEMO the only HOST is 127.0.0.1, not 0.0.0.0', { HOST: '0.0.0.0' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'nowhere' }],
])('it does not start where %s', async (reason, settings) => {
  const child = run(await freePort(), settings);
  const [said, [code]] = await Promise.all([child.stderr && text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(said).toMatch(/^shell cannot start\. Settings: .+\n$/);
  expect(said).toContain(reason);
});
