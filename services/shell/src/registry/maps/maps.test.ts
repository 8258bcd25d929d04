import type { FailureDetails } from '@bidwright/contract-shell';
import { settings, storageSettings } from '@bidwright/service-kit';
import { bench } from '../../testing/bench.ts';
import { activate, publication, publish } from '../../testing/publications.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { inSources } from './inSources.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { data, signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

const path = 'module.0123456789.js';

/** The first letter of the built file is line 5, column 3 of its source. */
const map = { version: 3, file: path, sources: ['mf-ftes/src/Year.tsx'], names: [], mappings: 'AAIE' };

const send = (visitor: Visitor, maps: unknown, { token = tokens.ftes, version = '1.0.0' } = {}) =>
  visitor.send<{ errorInfo?: { reasons?: { message: string }[] } }>('/api/shell/modules/ftes/maps', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version, maps }),
  });

beforeEach(async () => {
  await publish(visit(), publication('ftes'), tokens.ftes, 'ftes');
  await activate(visit(), 'ftes', '1.0.0', tokens.ftes);
});

const failure = {
  module: 'ftes',
  version: '1.0.0',
  kind: 'render',
  page: '/user/ftes/7',
  message: 'It is not a function',
  stack: `TypeError: Ana\n    at t (https://firm.example/remotes/ftes/1.0.0/${path}:1:1)\n    at https://firm.example/remotes/ftes/1.0.0/other.js:7:8`,
  shell: null,
  language: 'ro',
  mode: 'dark',
};
const other = { source: 'other.js', line: 7, column: 8, isMapped: false };
const day = new Date().toISOString().slice(0, 10);
const asked = { module: 'ftes', version: '1.0.0', kind: 'render', day };

const fail = async () => {
  const { browser } = await signedIn({ permissions: ['User', 'Team Lead'] });
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };
  const reply = await browser.post('/api/shell/modules/failures', failure, agent);
  expect(reply.status).toBe(200);
};

test('an Admin sees where in the sources a module failed, and in what a browser', async () => {
  expect((await send(visit(), { [path]: map })).status).toBe(200);
  await fail();
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const { status, body } = await browser.post<FailureDetails>('/api/shell/modules/failure', asked);
  expect([status, body.data]).toEqual([
    200,
    {
      frames: [{ source: 'mf-ftes/src/Year.tsx', line: 5, column: 3, isMapped: true }, other],
      browser: 'Firefox',
      system: 'Linux',
      roles: ['User', 'Team Lead'],
      language: 'ro',
      mode: 'dark',
      shell: null,
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('Ana');
});

test('a version without maps is told of by its built files; what did not fail is not there', async () => {
  await send(visit(), {});
  await fail();
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const { body } = await browser.post<FailureDetails>('/api/shell/modules/failure', asked);
  expect(body.data.frames).toEqual([{ source: path, line: 1, column: 1, isMapped: false }, other]);
  expect((await browser.post('/api/shell/modules/failure', { ...asked, kind: 'chunk' })).status).toBe(404);
});

test('maps are served to nobody, and sent by the team alone', async () => {
  expect((await send(visit(), { [path]: map })).status).toBe(200);
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const addresses = [`/remotes/ftes/1.0.0/${path}.map`, '/remotes/maps/ftes/1.0.0.json.gz', '/maps/ftes/1.0.0.json.gz'];
  for (const address of addresses) {
    const { text } = await browser.open(address);
    expect(text).not.toContain('AAIE');
  }
  expect((await browser.open(addresses[0] ?? '')).status).toBe(404);
  expect((await send(visit(), { [path]: map }, { token: tokens.admin })).status).toBe(401);
});

test.each([
  ['of a file that the version has not', { 'other.js': map }, {}, 422],
  ['that are none', { [path]: { ...map, mappings: 7 } }, {}, 422],
  ['of a version that is not published', { [path]: map }, { version: '9.9.9' }, 404],
])('maps %s are refused', async (_, maps, of, status) => {
  expect((await send(visit(), maps, of)).status).toBe(status);
});

test('a map that leads nowhere leaves the place in the built file', async () => {
  expect((await send(visit(), { [path]: { ...map, mappings: '' } })).status).toBe(200);
  await fail();
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const { body } = await browser.post<FailureDetails>('/api/shell/modules/failure', asked);
  expect(body.data.frames).toEqual([{ source: path, line: 1, column: 1, isMapped: false }, other]);
});

test('a stack that a proving found names the sources, line by line, and leaves what it does not know', async () => {
  await send(visit(), { [path]: map });
  const [at, unknown] = [path, 'other.js'].map((file) => `https://firm.example/remotes/ftes/1.0.0/${file}:1:1`);
  const stack = `TypeError: x\n    at t (${at})\n    at ${unknown}\n    at <anonymous>`;
  const sources = `TypeError: x\n    at t mf-ftes/src/Year.tsx:5:3\n    at ${unknown}\n    at <anonymous>`;
  expect(await inSources(settings(storageSettings, { DATA_DIR: data }), stack, null)).toBe(sources);
});
