import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorInfo } from '@bidwright/contract-kit';
import { testKeys, tokenOf } from '@bidwright/service-testing/signing';
import express from 'express';
import { createApp } from './app.ts';
import { connect } from './connect.ts';
import { readJson } from './json.ts';
import { createLog } from './log.ts';
import { Problem } from './problem.ts';
import { SlowCalls } from './slowCalls.ts';

const lines: { level: number; msg: string; requestId: string; err?: { message: string } }[] = [];
const log = createLog('fixture', { write: (line) => lines.push(JSON.parse(line)) });
const nowhere = connect('mysql://nobody@127.0.0.1:1/nothing');
const stopping = new AbortController();
const service = {
  name: 'fixture',
  keys: testKeys('fixture'),
  db: nowhere,
  log,
  stopping: stopping.signal,
  slowCalls: new SlowCalls('fixture'),
};

const routes = express.Router();
routes.post('/echo', ...readJson, (request, response) => {
  response.json({ data: request.body });
});
routes.get('/fault', () => {
  throw new Error('the secret of the house');
});
routes.get('/problem', () => {
  throw new Problem(409, 'conflict', 'No', { current: { id: 1 }, retryAfter: 3 });
});

const folder = mkdtempSync(join(tmpdir(), 'app-'));
const file = join(folder, 'large');
let isLeft = Promise.withResolvers<unknown>();
routes.get('/file', (_request, response, next) => {
  response.sendFile(file, (error) => {
    next(error);
    isLeft.resolve(error);
  });
});

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(createApp(service, [routes])).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
});

beforeEach(() => {
  lines.length = 0;
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  server.close();
  await nowhere.destroy();
});

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(url + path, init);
  const body = (await response.json()) as { errorInfo: ErrorInfo };
  return { status: response.status, headers: response.headers, body };
};

const send = (body: string, type = 'application/json') =>
  ask('/echo', { method: 'POST', body, headers: { 'content-type': type } });

test('it is alive without its database, and ready only with it', async () => {
  expect((await ask('/livez')).status).toBe(200);
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { errorInfo: { code: 'unavailable' } } });
});

test('what is not there is said so', async () => {
  const { status, body } = await ask('/nothing/here');
  expect(status).toBe(404);
  expect(body.errorInfo).toEqual({
    code: 'not-found',
    message: 'There is nothing at /nothing/here',
    requestId: expect.any(String),
  });
});

test.each([
  ['{"a":', 'application/json', 400, 'no-json'],
  ['"text"', 'application/json', 400, 'no-json'],
  ['{}', 'text/plain', 400, 'no-json'],
  [`"${'x'.repeat(1_100_000)}"`, 'application/json', 413, 'too-large'],
  ['{}', 'application/json; charset=klingon', 415, 'bad-request'],
  [`{"a":${'['.repeat(20)}${']'.repeat(20)}}`, 'application/json', 400, 'too-deep'],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'application/json', 400, 'too-deep'],
  ['{"a":{"toString":1}}', 'application/json', 400, 'bad-key'],
  ['{"__proto__":{"admin":true}}', 'application/json', 400, 'bad-key'],
  ['{"a":"\\ud800"}', 'application/json', 400, 'bad-text'],
  ['{"a":[{"\\ud800":1}]}', 'application/json', 400, 'bad-text'],
])('a body that cannot be used is refused, case %#', async (body, type, status, code) => {
  const answer = await send(body, type);
  expect([answer.status, answer.body.errorInfo.code]).toEqual([status, code]);
});

test('a problem carries what helps', async () => {
  const authorization = `Bearer ${tokenOf({ service: 'shell' }, service.name)}`;
  const given = { authorization, 'x-request-id': 'from-the-front-door' };
  const { status, headers, body } = await ask('/problem', { headers: given });
  expect([status, headers.get('retry-after'), headers.get('x-request-id')]).toEqual([409, '3', 'from-the-front-door']);
  expect(body.errorInfo).toEqual({
    code: 'conflict',
    message: 'No',
    current: { id: 1 },
    requestId: 'from-the-front-door',
  });
});

test('a fault of ours is logged once and tells nothing', async () => {
  const { status, body } = await ask('/fault');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
  const logged = lines.filter(({ err }) => err);
  expect(logged).toMatchObject([{ requestId: body.errorInfo.requestId, err: { message: 'the secret of the house' } }]);
});

test.each([
  ['nobody', ''],
  ['a module’s team', 'Bearer a-publish-token'],
  ['who has a token for another service', `Bearer ${tokenOf({ service: 'shell' }, 'other')}`],
])('%s cannot name a request in the log', async (_, authorization) => {
  const { headers } = await ask('/livez2', { headers: { authorization, 'x-request-id': 'made-up-by-the-caller' } });
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(JSON.stringify(lines)).not.toContain('made-up');
});

test('every request is logged once, with an id that cannot be made up of anything', async () => {
  const { headers } = await ask('/livez2?code=canary', { headers: { 'x-request-id': 'two words; drop' } });
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toMatchObject([{ msg: 'answered', status: 404, path: '/livez2', method: 'GET' }]);
  expect(JSON.stringify(lines)).not.toContain('canary');
});

test('told to stop it is ready no more, and still answers what comes', async () => {
  stopping.abort();
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { errorInfo: { code: 'stopping' } } });
  expect((await send('{"a":1}')).status).toBe(200);
});

test('who leaves before the end of a file is no fault of ours', async () => {
  writeFileSync(file, Buffer.alloc(30_000_000));
  isLeft = Promise.withResolvers();
  const leaving = new AbortController();
  await fetch(`${url}/file`, { signal: leaving.signal });
  leaving.abort();
  expect(await isLeft.promise).toMatchObject({ code: 'ECONNABORTED' });
  // What was written down before is there with the line of a later request.
  await ask('/livez');
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
