import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformHealth, ServiceHealth } from '@bidwright/contract-shell';
import { timeIn } from '@bidwright/service-kit';
import { now } from '../clock.ts';
import { setMailing } from '../mail/mailSettings.ts';
import { enqueue } from '../mail/queue.ts';
import { bench } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-health-'));
const note = join(folder, 'last-backup.json');
const answering = (status: number) => upstream((_request, response) => void response.writeHead(status).end());
const [ready, unready] = [answering(200), answering(503)];
const { db, openShell, signedIn } = bench(({ admin }) => ({
  // Nobody listens at the last address.
  SERVICES: JSON.stringify({ admin, ready: ready.url, unready: unready.url, gone: 'http://127.0.0.1:1' }),
  SMTP_URL: 'smtp://127.0.0.1:1',
  DATA_DIR: folder,
  BACKUP_DIR: folder,
  BACKUP_NOTE_FILE: note,
}));

afterAll(() => rmSync(folder, { recursive: true }));

const health = async () => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const { status, body } = await browser.post<PlatformHealth>('/api/shell/health/platform', {});
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.data;
};

const mail = async (subject: string, changed: object) => {
  await enqueue(db(), { recipient: 'ana@firm.example.org', subject, text: 'Hello', secret: false });
  await db()
    .updateTable('emails')
    .set({ subject, ...changed })
    .where('subject', '=', subject)
    .execute();
};

test('an Admin sees which service is silent, the room on the disk and the database', async () => {
  const { services, disk, database, isDemo } = await health();
  expect(services).toEqual([
    expect.objectContaining({ name: 'admin' }),
    { name: 'ready', isReady: true },
    { name: 'unready', isReady: false },
    { name: 'gone', isReady: false },
  ]);
  expect(disk.freeBytes).toBeGreaterThan(0);
  expect(disk.totalBytes).toBeGreaterThanOrEqual(disk.freeBytes);
  expect([database, isDemo]).toEqual([expect.stringMatching(/^\d+\.\d+/), false]);
});

test('mail that should have left, or was given up, is counted with what the mail server said', async () => {
  const longAgo = now() - 20 * 60;
  await mail('fresh', {});
  await mail('nobody tried it', { dateCreated: longAgo, nextTry: longAgo });
  await mail('refused', { dateCreated: longAgo, tries: 3, nextTry: now() + 600, error: 'ECONNREFUSED' });
  await mail('given up', { state: 'Failed', dateUpdated: now() - 3600 });
  await mail('given up last week', { state: 'Failed', dateUpdated: now() - 7 * 24 * 3600 });
  const found = { hasServer: true, queued: 3, failed: 1, error: 'ECONNREFUSED' };
  expect((await health()).mail).toEqual({ ...found, late: 2 });
  // In quiet hours mail waits by intention.
  const { hour } = timeIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const quiet = { quietFrom: hour, quietUntil: (hour + 2) % 24 };
  await setMailing(db(), { fromName: null, digestHour: null, ...quiet });
  expect((await health()).mail).toEqual({ ...found, late: 1 });
});

test('the last backup is told as it was noted; before the first there is none', async () => {
  const none = { madeAt: null, folder: null, tookMs: null, failedAt: null, reason: null };
  expect((await health()).backup).toEqual({ ...none, isNightly: true });
  writeFileSync(note, JSON.stringify({ madeAt: 1_764_000_000, folder: '/b', tookMs: 5, of: 'a later version' }));
  expect((await health()).backup).toEqual({ ...none, madeAt: 1_764_000_000, folder: '/b', tookMs: 5, isNightly: true });
});

test('each service says how it does; whoever is no Admin is refused', async () => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const { body } = await browser.post<ServiceHealth>('/api/shell/readHealth', {});
  expect(body.data).toMatchObject({ events: { waiting: 0, parked: 0 }, jobs: { queued: 0, running: 0 } });
  expect(body.data.databaseBytes).toBeGreaterThan(100_000);
  const lead = await signedIn({ permissions: ['Team Lead'] });
  for (const call of ['readHealth', 'health/platform'])
    expect((await lead.browser.post(`/api/shell/${call}`, {})).status).toBe(403);
});

test('with a mail server pages do not say that there is none', async () => {
  await openShell();
  const { browser } = await signedIn();
  const { status, text } = await browser.open('/dashboard');
  expect([status, text.includes('name="mail-server"')]).toEqual([200, false]);
});
