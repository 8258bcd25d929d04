import { bench } from '../../testing/bench.ts';
import { activate, publication, publish } from '../../testing/publications.ts';
import { upstream } from '../../testing/upstream.ts';

type Answers = Record<string, { fields: string[]; needed: string[] }>;

const plans = { fields: ['id', 'month', 'hours', 'note'], needed: ['month'] };

/** What the service ftes says of itself as it runs. */
let running: { version: string; answers: Answers; asks: Record<string, string[]> };
let isAway = false;

const ftes = upstream((_request, response) => {
  if (isAway) response.statusCode = 500;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ info: { version: running.version }, 'x-promises': running }));
});

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin' };
const { visit, db } = bench(({ admin }) => ({
  PUBLISH_TOKENS: JSON.stringify(tokens),
  SERVICES: JSON.stringify({ admin, ftes: ftes.url }),
}));

beforeEach(async () => {
  running = { version: '1.0.0', answers: { 'ftes/plans': plans }, asks: {} };
  isAway = false;
  await db().deleteFrom('module_versions').execute();
  await db().deleteFrom('modules').execute();
});

const asking = (asks: Record<string, string[]>, version = '1.0.0') => publication('ftes', { version, asks });

const send = (published: ReturnType<typeof asking>) => publish(visit(), published, tokens.ftes, 'ftes');

const check = (promises: unknown, token = tokens.ftes) =>
  visit().send<{ version: string }>('/api/shell/services/ftes/check', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(promises),
  });

const reasonsOf = ({ body }: Awaited<ReturnType<typeof check>>) =>
  (body.errorInfo?.reasons ?? []).map(({ code, message }: { code: string; message: string }) => `${code}: ${message}`);

/** A version of the module is on which sends a month and hours, and reads nothing else. */
const isOn = async () => {
  await send(asking({ 'ftes/plans': ['id', 'month', 'hours'] }));
  expect((await activate(visit(), 'ftes', '1.0.0', tokens.ftes)).status).toBe(200);
};

test.each([
  [
    'a call that is not there',
    { 'ftes/free': ['from'] },
    'unknown-call: ftes 1.0.0 asks for ftes/free, which ftes 1.0.0 does not have',
  ],
  [
    'a field that is not there',
    { 'ftes/plans': ['month', 'wage'] },
    'unknown-field: ftes 1.0.0 uses the field wage of ftes/plans, which ftes 1.0.0 does not have',
  ],
  [
    'too little',
    { 'ftes/plans': ['hours'] },
    'needed-field: ftes/plans of ftes 1.0.0 needs the field month, which ftes 1.0.0 does not send',
  ],
])('a module that asks a service for %s is not published', async (_what, asks, reason) => {
  const reply = await send(asking(asks));
  expect([reply.status, ...reasonsOf(reply as never)]).toEqual([422, reason]);
});

test('one that was published is not switched on where the service has gone back since', async () => {
  await send(asking({ 'ftes/plans': ['month', 'note'] }));
  running.answers = { 'ftes/plans': { fields: ['month'], needed: [] } };
  const reply = await activate(visit(), 'ftes', '1.0.0', tokens.ftes);
  expect([reply.status, ...reasonsOf(reply as never)]).toEqual([
    422,
    'unknown-field: ftes 1.0.0 uses the field note of ftes/plans, which ftes 1.0.0 does not have',
  ]);
});

test('nobody is held up by a service that does not answer', async () => {
  isAway = true;
  expect((await send(asking({ 'ftes/free': [] }))).status).toBe(201);
});

test('a service may give more, and less of what nobody asks for', async () => {
  await isOn();
  const more = { ...plans, fields: ['id', 'month', 'hours', 'new'] };
  const reply = await check({ version: '1.1.0', answers: { 'ftes/plans': more }, asks: {} });
  expect([reply.status, reply.body.data]).toEqual([200, { version: '1.1.0' }]);
});

test.each([
  ['drops', {}, 'unknown-call: the module ftes 1.0.0 asks for ftes/plans, which ftes 1.1.0 does not have'],
  [
    'lacks a field of',
    { 'ftes/plans': { ...plans, fields: ['id', 'month'] } },
    'unknown-field: the module ftes 1.0.0 uses the field hours of ftes/plans, which ftes 1.1.0 does not have',
  ],
  [
    'needs more for',
    { 'ftes/plans': { ...plans, needed: ['note'] } },
    'needed-field: ftes/plans of ftes 1.1.0 needs the field note, which the module ftes 1.0.0 does not send',
  ],
])('a service that %s what a module asks for is not deployed', async (_what, answers, reason) => {
  await isOn();
  const reply = await check({ version: '1.1.0', answers, asks: {} });
  expect([reply.status, ...reasonsOf(reply)]).toEqual([422, reason]);
});

test('services keep copies of what others give', async () => {
  running.asks = { 'admin/users': ['name'] };
  const reply = await visit().send<unknown>('/api/shell/services/admin/check', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      version: '2.0.0',
      answers: { 'admin/users': { fields: ['email'], needed: ['email'] } },
      asks: { 'ftes/plans': ['wage'] },
    }),
  });
  expect([reply.status, ...reasonsOf(reply as never)]).toEqual([
    422,
    'unknown-field: the service ftes 1.0.0 uses the field name of admin/users, which admin 2.0.0 does not have',
    'unknown-field: admin 2.0.0 uses the field wage of ftes/plans, which ftes 1.0.0 does not have',
  ]);
});

test.each([
  [{}, 'token-of-admin', 401],
  [{}, tokens.ftes, 422],
  [{ version: '1.0.0', answers: { 'ftes/plans': { fields: 1, needed: [] } }, asks: {} }, tokens.ftes, 422],
  [{ version: '1.0.0', answers: [], asks: 'all' }, tokens.ftes, 422],
])('%p with %s is answered %i', async (body, token, status) => {
  expect((await check(body, token)).status).toBe(status);
});
