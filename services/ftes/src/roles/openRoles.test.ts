import type { OpenRole } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const health = { id: 'health', name: 'Health' };

const tellOf = (of: string, col: string, record: { id: string; [field: string]: unknown }, more: object = {}) =>
  deliver(event({ service: of, col, record, ...more }));

const bid = (id: string, status: string, chance: string | null = null, teams: object[] = []) => ({
  id,
  solicitationName: id,
  opportunityStatus: { id: status, name: status },
  chance: chance && { id: chance, name: chance },
  teamsInvolved: teams,
  rfpManager: null,
  ownerUser: null,
});

beforeEach(async () => {
  for (const [id, category, defaultChance] of [
    ['won', 'Won', 1],
    ['writing', 'Open', 0.25],
    ['lost', 'Lost', 0],
  ] as const)
    await tellOf('admin', 'opportunityStatus', { id, name: id, category, defaultChance });
  await tellOf('admin', 'chances', { id: 'c90', name: '90 %', value: 0.9 });
  for (const one of [
    bid('sure', 'won'),
    bid('hope', 'writing', 'c90', [health]),
    bid('usual', 'writing'),
    bid('gone', 'lost'),
  ])
    await tellOf('opportunities', 'opportunities', one);
});

const plan = async (of: string, openRole: object | null, month: number, more: object = {}) => {
  const entries = [{ year: 2027, month, percentAllocated: 0.5 }];
  const body = { col: 'projections', openRole, opportunity: { id: of, name: of }, entries, ...more };
  return (await call<string>('create', body, admin)).body.data;
};
const roles = async (body: object = {}, by: Person = admin) => {
  const asked = { from: '2027-01', months: 3, ...body };
  return (await running.post<OpenRole[]>('/api/ftes/openRoles', asked, running.as(by))).body.data;
};
const titles = async (...given: Parameters<typeof roles>) => (await roles(...given)).map(({ title }) => title);

test('roles of bids that may come, the most likely first, with what is asked for', async () => {
  const skill = { id: 'python', name: 'Python' };
  const id = await plan('hope', { title: 'Analyst', count: 2, skill, level: 3 }, 2);
  await plan('sure', { title: 'Engineer' }, 1);
  await plan('usual', { title: 'Writer' }, 3);
  await plan('gone', { title: 'Nobody' }, 2);
  await plan('sure', { title: 'Too late' }, 4);
  await plan('sure', null, 2, { fte: { id: 'ann', name: 'Ann' } });
  await plan('sure', { title: 'Undone' }, 2, { status: 'Inactive' });
  expect(await titles()).toEqual(['Engineer', 'Analyst', 'Writer']);
  expect((await roles())[1]).toEqual({
    id,
    version: 1,
    bid: { id: 'hope', name: 'hope' },
    chance: 0.9,
    title: 'Analyst',
    count: 2,
    skill,
    level: 3,
    parts: [0, 0.5, 0],
    mayPlan: true,
  });
  expect(await titles({ bid: 'usual' })).toEqual(['Writer']);
});

test('who may see plans sees their roles, and is told whether to plan them', async () => {
  await plan('hope', { title: 'Analyst' }, 2);
  await plan('sure', { title: 'Engineer' }, 2);
  expect((await roles({}, person('Operations'))).map(({ title, mayPlan }) => [title, mayPlan])).toEqual([
    ['Engineer', false],
    ['Analyst', false],
  ]);
  const manager = person('Project Manager', { teams: [health.id] });
  expect((await roles({}, manager)).map(({ title, mayPlan }) => [title, mayPlan])).toEqual([['Analyst', false]]);
  const planning = person('Project Manager', { teams: [health.id], showProjections: true });
  expect((await roles({}, planning)).map(({ title, mayPlan }) => [title, mayPlan])).toEqual([
    ['Engineer', false],
    ['Analyst', true],
  ]);
  expect(await titles({}, person('User'))).toEqual([]);
});

test('a skill’s new name reaches the role', async () => {
  await plan('sure', { title: 'Engineer', skill: { id: 'python', name: 'Python' } }, 2);
  const changes = { name: { from: 'Python', to: 'Python 3' } };
  await tellOf('admin', 'skills', { id: 'python', name: 'Python 3', status: 'Active' }, { version: 2, changes });
  expect((await roles())[0]).toMatchObject({ skill: { id: 'python', name: 'Python 3' }, level: null });
});

test('it takes three statements, however many roles there are', async () => {
  for (const month of [1, 2, 3]) await plan('sure', { title: `Engineer ${month}` }, month);
  const before = running.statements.length;
  expect(await titles()).toHaveLength(3);
  expect(running.statements.length - before).toBe(3);
});
