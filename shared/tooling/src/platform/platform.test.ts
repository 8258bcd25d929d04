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
});

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
  expect(cookies[0]).toMatch(/^__Host-bidwright=/);
  for (const cookie of cookies) expect(cookie).toContain('; Secure');
  expect(reply.headers.get('strict-transport-security')).toContain('max-age=');
  expect((await signIn('https://firm.example')).status).toBe(403);
});

/** Signs in, and asks as that person. */
const signedIn = async () => {
  const [cookie = ''] = (await signIn(publicUrl)).headers.getSetCookie();
  const headers = { origin: publicUrl, cookie: cookie.split(';', 1)[0] ?? '' };
  return {
    ask: (path: string, init: RequestInit = {}) =>
      fetch(`${platform.address}${path}`, { ...init, headers: { ...headers, ...init.headers } }),
    list: async <T>(service: string, col: string): Promise<T[]> => {
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
      const body = JSON.stringify({ col, limit: 200 });
      const answer = await fetch(`${platform.address}/api/${service}/query`, { ...init, body });
      return ((await answer.json()) as { data: T[] }).data;
    },
  };
};

interface Document {
  name: string;
  documentName: string;
  documentUrl: string;
  mediaType: string;
  size: number;
  textState: string;
}

test('the documents of the demo data are there, each with its file', async () => {
  const { ask, list } = await signedIn();
  const documents = await list<Document>('opportunities', 'documents');
  expect(documents).toHaveLength(200);
  for (const { documentUrl, documentName, mediaType, size, textState } of documents) {
    const answer = await ask(documentUrl);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type'), textState]).toEqual([200, mediaType, 'Ready']);
    expect(answer.headers.get('content-disposition')).toContain(documentName);
    expect([bytes.length, bytes.subarray(0, 5).toString() === '%PDF-']).toEqual([
      size,
      mediaType === 'application/pdf',
    ]);
  }
  const types = new Set(documents.map(({ mediaType }) => mediaType));
  expect([...types].sort()).toEqual(['application/pdf', 'text/plain']);
});

test('signed out no file is sent or taken', async () => {
  const { ask, list } = await signedIn();
  const [document] = await list<Document>('opportunities', 'documents');
  const url = document?.documentUrl ?? '';
  expect((await ask('/api/shell/signOut', { method: 'POST' })).status).toBe(200);
  const answers = await Promise.all([ask(url), ask(url, { method: 'PUT', body: 'x' }), ask(url, { method: 'DELETE' })]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test('it is reached on this machine all the same', async () => {
  expect((await signIn(platform.address)).status).toBe(200);
});
