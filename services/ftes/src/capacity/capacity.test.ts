import type { CapacityAnswer } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const health = { id: 'team-health', name: 'Health' };
const digital = { id: 'team-digital', name: 'Digital' };

const tellOf = (of: string, col: string, record: { id: string; [field: string]: unknown }) =>
  deliver(event({ service: of, col, record }));

const statuses = [
  { id: 'won', name: 'Won', category: 'Won', defaultChance: 1 },
  { id: 'writing', name: 'Writing', category: 'Open', defaultChance: 0.25 },
  { id: 'lost', name: 'Lost', category: 'Lost', defaultChance: 0 },
];

const bid = (id: string, status: string, chance: string | null = null) => ({
  id,
  solicitationName: id,
  opportunityStatus: { id: status, name: status },
  chance: chance && { id: chance, name: chance },
  teamsInvolved: [health],
  rfpManager: null,
  ownerUser: null,
});

const ann = { id: 'ann', name: 'Ann Lee', position: 'Analyst', teams: [health], capacity: 1, status: 'Active' };
const bob = { id: 'bob', name: 'Bob Ray', teams: [digital], capacity: 0.5, status: 'Active' };
const cleo = { id: 'cleo', name: 'Cleo Fox', teams: [health], capacity: 1, status: 'Inactive' };

const plan = (who: { id: string; name: string }, of: ReturnType<typeof bid>, part: number, more: object = {}) =>
  call(
    'create',
    {
      col: 'projections',
      fte: { id: who.id, name: who.name },
      opportunity: { id: of.id, name: of.id },
      entries: [
        { year: 2026, month: 12, percentAllocated: part },
        { year: 2027, month: 1, percentAllocated: part },
      ],
      ...more,
    },
    admin,
  );

const [sure, half, usual, lost] = [
  bid('sure', 'won'),
  bid('half', 'writing', 'c50'),
  bid('usual', 'writing'),
  bid('gone', 'lost'),
];

beforeEach(async () => {
  for (const status of statuses) await tellOf('admin', 'opportunityStatus', status);
  await tellOf('admin', 'chances', { id: 'c50', name: '50 %', value: 0.5 });
  for (const one of [sure, half, usual, lost]) await tellOf('opportunities', 'opportunities', one);
  for (const one of [ann, bob, cleo]) await tellOf('admin', 'users', one);
  await plan(ann, sure, 0.6);
  await plan(ann, half, 0.3);
  await plan(ann, usual, 0.25);
  await plan(ann, lost, 0.9);
  await plan(bob, sure, 0.6);
});

const capacity = (body: object, who: Person = admin) =>
  running.post<CapacityAnswer>('/api/ftes/capacity', body, running.as(who));
const names = async (body: object, who?: Person) =>
  (await capacity({ from: '2026-12', ...body }, who)).body.data.people.map(({ person: { id } }) => id);

test('adds up what is won, what is hoped for, and how likely it is too much', async () => {
  const { status, body } = await capacity({ from: '2026-11', months: 4 });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    months: [
      { year: 2026, month: 11 },
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
      { year: 2027, month: 2 },
    ],
    people: [
      {
        person: { id: 'ann', name: 'Ann Lee' },
        position: 'Analyst',
        teams: [health],
        capacity: 1,
        capacities: [1, 1, 1, 1],
        committed: [0, 0.6, 0.6, 0],
        expected: [0, 0.8125, 0.8125, 0],
        exposure: [0, 1.15, 1.15, 0],
        over: [0, 0.125, 0.125, 0],
      },
      {
        person: { id: 'bob', name: 'Bob Ray' },
        position: null,
        teams: [digital],
        capacity: 0.5,
        capacities: [0.5, 0.5, 0.5, 0.5],
        committed: [0, 0.6, 0.6, 0],
        expected: [0, 0.6, 0.6, 0],
        exposure: [0, 0.6, 0.6, 0],
        over: [0, 1, 1, 0],
      },
    ],
  });
});

test('who has left is told with the months that plans still name, and marked', async () => {
  await plan(cleo, sure, 0.4);
  const { body } = await capacity({ from: '2026-12', months: 1 });
  expect(body.data.people.map(({ person: { id }, hasLeft }) => [id, hasLeft])).toEqual([
    ['ann', undefined],
    ['bob', undefined],
    ['cleo', true],
  ]);
});

test('the first by name alone, with the same figures', async () => {
  const all = (await capacity({ from: '2026-12' })).body.data.people;
  const some = (await capacity({ from: '2026-12', atMost: 1 })).body.data.people;
  expect(some).toEqual(all.slice(0, 1));
  expect(await names({ atMost: 5, team: digital.id })).toEqual(['bob']);
  expect(await names({ atMost: 1 }, person('User', { id: 'bob', name: 'Bob Ray' }))).toEqual(['bob']);
});

test('what if a bid is won', async () => {
  const { body } = await capacity({ from: '2026-12', months: 1, won: 'half', people: ['ann'] });
  expect(body.data.people).toMatchObject([{ committed: [0.9], expected: [0.9625], exposure: [1.15], over: [0.25] }]);
  const again = await capacity({ from: '2026-12', months: 1, won: 'gone', people: ['ann'] });
  expect(again.body.data.people).toMatchObject([{ committed: [1.5], over: [1] }]);
});

test('what the sums are made of', async () => {
  const { body } = await capacity({ from: '2026-12', months: 1, won: 'half', people: ['ann'], works: true });
  expect(body.data.people.map(({ works }) => works)).toEqual([
    expect.arrayContaining([
      { bid: { id: 'sure', name: 'sure' }, chance: 1, parts: [0.6] },
      { bid: { id: 'half', name: 'half' }, chance: 1, parts: [0.3] },
      { bid: { id: 'usual', name: 'usual' }, chance: 0.25, parts: [0.25] },
    ]),
  ]);
  expect(body.data.people[0]?.works).toHaveLength(3);
});

test('nobody is told of work that is planned for others', async () => {
  const { body } = await capacity({ from: '2026-12', works: true }, person('User', { id: 'ann', name: 'Ann Lee' }));
  expect(body.data.people.map((one) => [one.person.id, one.works?.length])).toEqual([['ann', 3]]);
});

test('plans that are taken back, and months that were worked, are not planned', async () => {
  await plan(bob, half, 0.4, { status: 'Inactive' });
  await plan(bob, half, 0.4, { kind: 'actual' });
  const { body } = await capacity({ from: '2026-12', months: 1, people: ['bob'] });
  expect(body.data.people).toMatchObject([{ exposure: [0.6] }]);
});

test('a plan follows its months', async () => {
  const { body: made } = await plan(cleo, usual, 0.5);
  const late = { from: '2030-01', people: ['cleo'] };
  expect(await names(late)).toEqual([]);
  await call(
    'update',
    { col: 'projections', id: made.data, entries: [{ year: 2030, month: 2, percentAllocated: 0.5 }] },
    admin,
  );
  expect(await names(late)).toEqual(['cleo']);
});

test('people of a team, and some people', async () => {
  expect(await names({})).toEqual(['ann', 'bob']);
  expect(await names({ team: 'team-digital' })).toEqual(['bob']);
  await plan(cleo, sure, 0.5);
  // Who has left is planned, but is nobody's capacity.
  expect(await names({ team: 'team-health' })).toEqual(['ann']);
  expect(await names({ people: ['ann', 'nobody'] })).toEqual(['ann']);
  expect(await names({ people: [] })).toEqual([]);
});

test('everyone sees the own months, leads those of their teams, managers what is planned on their bids', async () => {
  await tellOf('opportunities', 'opportunities', {
    ...bid('managed', 'won'),
    rfpManager: { id: 'pam', name: 'Pam' },
    version: 2,
  });
  await plan(bob, bid('managed', 'won'), 0.2);
  const user = person('User', { id: 'ann', name: 'Ann Lee' });
  expect(await names({}, user)).toEqual(['ann']);
  expect(await names({}, person('User'))).toEqual([]);
  expect(await names({}, person('Team Lead', { teams: ['team-health'] }))).toEqual(['ann']);
  expect(await names({}, person('Operations'))).toEqual(['ann', 'bob']);
  expect(await names({}, person('Team Lead', { showProjections: true }))).toEqual(['ann', 'bob']);
  const manager = person('Project Manager', { id: 'pam', name: 'Pam' });
  const { body } = await capacity({ from: '2026-12', months: 1 }, manager);
  expect(body.data.people).toMatchObject([{ person: { id: 'bob' }, committed: [0.2] }]);
});

test('who is not signed in is told nothing', async () => {
  const { status } = await running.post('/api/ftes/capacity', { from: '2026-12' });
  expect(status).toBe(401);
});

test.each<[string, object]>([
  ['from', {}],
  ['from', { from: '2026-13' }],
  ['from', { from: 7 }],
  ['months', { from: '2026-12', months: 0 }],
  ['months', { from: '2026-12', months: 37 }],
  ['people', { from: '2026-12', people: 'ann' }],
  ['people', { from: '2026-12', people: [{}] }],
  ['team', { from: '2026-12', team: ['a'] }],
  ['atMost', { from: '2026-12', atMost: 0 }],
  ['won', { from: '2026-12', won: 5 }],
  ['works', { from: '2026-12', works: 'yes' }],
  ['salary', { from: '2026-12', salary: true }],
])('%s is refused by its name: %j', async (field, body) => {
  const { status, body: answer } = await capacity(body);
  expect([status, Object.keys(answer.errorInfo.fields ?? {})]).toEqual([422, [field]]);
});

test('it takes five statements, however many plans there are', async () => {
  const before = running.statements.length;
  await capacity({ from: '2026-12' });
  expect(running.statements.length - before).toBe(5);
});
