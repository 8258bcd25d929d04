import { randomUUID } from 'node:crypto';
import type { Projection } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const admin = person('Admin');
const opportunity = { id: 'bid-1', name: 'Waterway permits' };
const [ann, bob] = [
  { id: 'ann', name: 'Ann Lee' },
  { id: 'bob', name: 'Bob Ray' },
];

const march = (percentAllocated: number) => [{ year: 2027, month: 3, percentAllocated }];

const save = (plans: object[], who: Person = admin, headers: Record<string, string> = {}) =>
  running.post<string[]>('/api/ftes/savePlans', { plans }, { ...running.as(who), ...headers });

const stored = async () => {
  const { body } = await running.call<Projection[]>('query', { col: 'projections', sort: { field: 'fte' } }, admin);
  return body.data.map(({ fte, openRole, entries, version, status }) => [
    fte?.name ?? openRole?.title,
    entries[0]?.percentAllocated,
    version,
    status,
  ]);
};

test('adds plans and changes plans in one go', async () => {
  const { body } = await save([{ fte: ann, opportunity, entries: march(0.5) }]);
  const saved = await save([
    { id: body.data[0], version: 1, entries: march(0.75) },
    { fte: bob, opportunity, entries: march(0.2) },
    { openRole: { title: 'Analyst II', count: 2 }, opportunity, entries: march(2) },
  ]);
  expect([saved.status, saved.body.data[0], saved.body.data.length]).toEqual([200, body.data[0], 3]);
  expect(await stored()).toEqual([
    ['Analyst II', 2, 1, 'Active'],
    ['Ann Lee', 0.75, 2, 'Active'],
    ['Bob Ray', 0.2, 1, 'Active'],
  ]);
});

test('nothing is written where one of them is refused, and the refusal names it', async () => {
  const { body } = await save([{ fte: ann, opportunity, entries: march(0.5) }]);
  const [id] = body.data;
  const refused = await save([
    { id, version: 1, entries: march(0.75) },
    { fte: bob, opportunity, entries: march(3) },
  ]);
  const { fields } = refused.body.errorInfo;
  expect([refused.status, Object.keys(fields ?? {}), fields?.plans?.message]).toEqual([
    422,
    ['entries', 'plans'],
    'Plan 2 of those sent was not saved',
  ]);
  const twice = await save([
    { id, version: 1, entries: march(0.75) },
    { fte: ann, opportunity },
  ]);
  expect([twice.status, twice.body.errorInfo.code]).toEqual([409, 'duplicate']);
  expect(await stored()).toEqual([['Ann Lee', 0.5, 1, 'Active']]);
});

test('months that somebody else has changed since are not written over', async () => {
  const { body } = await save([{ fte: ann, opportunity, entries: march(0.5) }]);
  const [id] = body.data;
  await save([{ id, version: 1, entries: march(0.6) }]);
  const late = await save([
    { fte: bob, opportunity, entries: march(0.1) },
    { id, version: 1, entries: march(0.7) },
  ]);
  expect([late.status, late.body.errorInfo.code, late.body.errorInfo.current]).toMatchObject([
    409,
    'conflict',
    { id, version: 2 },
  ]);
  expect(await stored()).toEqual([['Ann Lee', 0.6, 2, 'Active']]);
});

test('two who save the same plans at once do not stop each other', async () => {
  const { body } = await save([
    { fte: ann, opportunity, entries: march(0.5) },
    { fte: bob, opportunity, entries: march(0.5) },
  ]);
  const [one, other] = body.data.map((id) => ({ id, note: randomUUID() }));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => save(n % 2 ? [one ?? {}, other ?? {}] : [other ?? {}, one ?? {}])),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('sent again after a failure it adds no more', async () => {
  const headers = { 'idempotency-key': 'once' };
  const role = { openRole: { title: 'Analyst II', count: 1 }, opportunity, entries: march(1) };
  const first = await save([role], admin, headers);
  expect((await save([role], admin, headers)).body).toEqual(first.body);
  expect(await stored()).toHaveLength(1);
});

const lead = (teams: string[], showProjections = true) => person('Team Lead', { teams, showProjections });

test('leads and managers plan the bids they may write', async () => {
  const health = { id: 'team-health', name: 'Health' };
  const bid = { ...opportunity, opportunityStatus: null, teamsInvolved: [health], rfpManager: null, ownerUser: null };
  await running.deliver(event({ service: 'opportunities', col: 'opportunities', record: bid }));
  const plan = [{ fte: ann, opportunity, entries: march(0.5) }];
  const statuses: number[] = [];
  for (const who of [lead(['elsewhere']), lead(['team-health'], false), person('Operations'), person('User')])
    statuses.push((await save(plan, who)).status);
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect(await stored()).toEqual([]);
  expect((await save(plan, lead(['team-health']))).status).toBe(200);
});

test.each<[string, unknown]>([
  ['plans', {}],
  ['plans', { plans: 'ann' }],
  ['plans', { plans: [7] }],
  ['plans', { plans: [{ id: 5 }] }],
  ['plans', { plans: [{ id: 'a' }, { id: 'a' }] }],
  ['plans', { plans: Array.from({ length: 201 }, () => ({})) }],
  ['col', { plans: [], col: 'projections' }],
])('%s is refused by its name: %j', async (field, body) => {
  const { status, body: answer } = await running.post('/api/ftes/savePlans', body, running.as(admin));
  expect([status, Object.keys(answer.errorInfo.fields ?? {})]).toEqual([422, [field]]);
});
