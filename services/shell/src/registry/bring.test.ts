import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStorage, settings, storageSettings } from '@bidwright/service-kit';
import { emptyDatabase } from '@bidwright/service-testing';
import { openBucket } from '@bidwright/service-testing/fixture/papers/bucket';
import { adminService } from '../testing/adminService.ts';
import { freePort, ownProcess, untilReady } from '../testing/ownProcess.ts';
import { activate, base64, publication, publish, shellPublication } from '../testing/publications.ts';
import { type Visitor, visitor } from '../testing/visitor.ts';

const tokens = { ftes: 'token-of-ftes', shell: 'token-of-shell' };
const folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
const admin = adminService();

interface Door {
  child: ChildProcess;
  data: string;
  visit: Visitor;
}
let doors: [Door, Door];
let bucket: Awaited<ReturnType<typeof openBucket>>;

/** Two front doors that have nothing in common but the database and the bucket. */
beforeAll(async () => {
  const DATABASE_URL = await emptyDatabase('shell-bring');
  bucket = await openBucket(folder);
  const start = async (name: string): Promise<Door> => {
    const [PORT, data] = [await freePort(), path.join(folder, name)];
    mkdirSync(data);
    const child = ownProcess({
      PORT,
      DATABASE_URL,
      INTERNAL_KEY: 'a key that is long enough for its purpose',
      SERVICES: JSON.stringify({ admin: admin.url }),
      PUBLISH_TOKENS: JSON.stringify(tokens),
      PROVING: 'off',
      STAGE_MINUTES: '0',
      DATA_DIR: data,
      ...bucket.settings,
    });
    await untilReady(`http://127.0.0.1:${PORT}`);
    return { child, data, visit: visitor(`http://127.0.0.1:${PORT}`) };
  };
  doors = await Promise.all([start('one'), start('other')]);
});

afterAll(async () => {
  for (const { child } of doors) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const text = async ({ visit }: Door, file: string) => {
  const { status, text: content } = await visit.open(file);
  return status === 200 ? content : status;
};

test('what is published at one front door is served by the other, packed and plain', async () => {
  const [one, other] = doors;
  expect((await publish(one.visit, publication('ftes'), tokens.ftes, 'ftes')).status).toBe(201);
  const file = '/remotes/ftes/1.0.0/module.0123456789.js';
  const asked = await Promise.all(Array.from({ length: 10 }, () => text(other, file)));
  expect(asked).toEqual(asked.map(() => 'globalThis.page = 1;\n'.repeat(200)));
  expect(await text(other, '/remotes/ftes/1.0.0/module.9999999999.js')).toBe(404);
  expect(await text(other, '/remotes/ftes/1.0.1/module.0123456789.js')).toBe(404);
  expect(readdirSync(path.join(other.data, 'remotes/ftes'))).toEqual(['1.0.0']);
});

test('pages of a shell that was published at one are made by the other', async () => {
  const [one, other] = doors;
  await publish(one.visit, shellPublication(), tokens.shell, 'shell');
  expect((await activate(one.visit, 'shell', '1.0.0', tokens.shell)).status).toBe(200);
  expect(await text(other, '/login')).toContain('<title>entrance 1.0.0</title>');
  expect(await text(other, '/assets/shared.js')).toBe('globalThis.shared = 1;\n');
});

test('a version whose files the bucket lost is shared anew by who publishes it again', async () => {
  const [one, other] = doors;
  const lost = publication('ftes', { version: '1.1.0' });
  bucket.shut();
  expect((await publish(one.visit, lost, tokens.ftes, 'ftes')).status).toBe(503);
  bucket.open();
  const file = '/remotes/ftes/1.1.0/module.0123456789.js';
  expect(await text(other, file)).toBe(404);
  expect((await publish(one.visit, lost, tokens.ftes, 'ftes')).status).toBe(200);
  expect(await text(other, file)).toContain('globalThis.page');
});

test('files of the bucket that are not those that were published are served to nobody', async () => {
  const [one, other] = doors;
  await publish(one.visit, publication('ftes', { version: '1.2.0' }), tokens.ftes, 'ftes');
  const storage = await openStorage(settings(storageSettings, { DATA_DIR: folder, ...bucket.settings }));
  const stolen = path.join(folder, 'stolen.json');
  writeFileSync(
    stolen,
    JSON.stringify({ files: [{ path: 'module.0123456789.js', content: base64('globalThis.stolen = 1;') }] }),
  );
  await storage.keep(stolen, 'front-door/versions/ftes/1.2.0.json');
  expect(await text(other, '/remotes/ftes/1.2.0/module.0123456789.js')).toBe(404);
});
