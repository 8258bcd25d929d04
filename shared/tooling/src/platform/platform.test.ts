import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from './platform.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-platform-'));
const publicUrl = 'https://bids.firm.example';
const stopping = new AbortController();
let platform: Platform;

beforeAll(async () => {
  const { signal } = stopping;
  platform = await startPlatform({ dataDir, demo: true, publicUrl, signal, report: () => undefined });
}, 60_000);

afterAll(async () => {
  stopping.abort();
  await platform?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const signIn = (origin: string) =>
  fetch(`${platform.address}/api/shell/signIn`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lead@harborvale.example', password: 'bidwright-demo-2026' }),
  });

test('behind a proxy, pages of PUBLIC_URL are its own and cookies travel encrypted', async () => {
  const reply = await signIn(publicUrl);
  expect(reply.status).toBe(200);
  const cookies = reply.headers.getSetCookie();
  expect(cookies[0]).toMatch(/^bidwright=/);
  for (const cookie of cookies) expect(cookie).toContain('; Secure');
  expect(reply.headers.get('strict-transport-security')).toContain('max-age=');
  expect((await signIn('https://firm.example')).status).toBe(403);
});

test('it is reached on this machine all the same', async () => {
  expect((await signIn(platform.address)).status).toBe(200);
});
