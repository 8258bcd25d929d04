import type { CapacityAnswer, PersonSkill } from '@bidwright/contract-ftes';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver } = running;
const col = 'personSkills';
const admin = person('Admin');
const ann = { id: 'ann', name: 'Ann Lee', teams: [], capacity: 1, status: 'Active' };
const bo = { ...ann, id: 'bo', name: 'Bo Ray' };
const python = { id: 'python', name: 'Python' };
const snakes = { id: 'snakes', name: 'Snakes' };

const tellOf = (name: string, record: { id: string; [field: string]: unknown }, more: object = {}) =>
  deliver(event({ service: 'admin', col: name, record, ...more }));

beforeEach(async () => {
  for (const one of [ann, bo]) await tellOf('users', one);
  for (const skill of [python, snakes]) await tellOf('skills', { ...skill, status: 'Active' });
});

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const add = async (who: typeof ann, skill: typeof python, level: number, by = admin) =>
  (await call<string>('create', { col, person: named(who), skill, level }, by)).body.data;
const read = async (id: string) => (await call<PersonSkill>('getRecordById', { col, id }, admin)).body.data;

const known = async (by = admin) => {
  const asked = { from: '2026-12', months: 1, skills: true };
  const { body } = await running.post<CapacityAnswer>('/api/ftes/capacity', asked, running.as(by));
  return body.data.people.map(({ person: { id }, skills }) => [
    id,
    skills?.map(({ name, level }) => `${name} ${level}`),
  ]);
};

test('what people can do stands beside their months, where it is asked for', async () => {
  await add(ann, snakes, 1);
  await add(ann, python, 4);
  expect(await known()).toEqual([
    ['ann', ['Python 4', 'Snakes 1']],
    ['bo', []],
  ]);
  const { body } = await running.post<CapacityAnswer>('/api/ftes/capacity', { from: '2026-12' }, running.as(admin));
  expect(body.data.people.filter((one) => 'skills' in one)).toEqual([]);
});

test('a skill that is taken back, or out of use, counts no longer', async () => {
  const id = await add(ann, python, 4);
  await add(bo, snakes, 2);
  await call('update', { col, id, version: 1, status: 'Inactive' }, admin);
  await tellOf('skills', { ...snakes, status: 'Inactive', version: 2 }, { version: 2 });
  expect(await known()).toEqual([
    ['ann', []],
    ['bo', []],
  ]);
});

test('a person has a skill once, and a level from 1 to 4', async () => {
  await add(ann, python, 4);
  const twice = await call('create', { col, person: named(ann), skill: python, level: 2 }, admin);
  expect([twice.status, Object.keys(twice.body.errorInfo.fields ?? {})]).toEqual([409, ['skill']]);
  for (const level of [0, 5, 2.5, 'Expert', null]) {
    const { status, body } = await call('create', { col, person: named(bo), skill: python, level }, admin);
    expect([level, status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([level, 422, ['level']]);
  }
});

test('everyone keeps the own; leads, managers and Operations keep everybody’s', async () => {
  const self = person('User', { id: 'ann', name: 'Ann Lee' });
  const own = await add(ann, python, 2, self);
  expect((await call('create', { col, person: named(bo), skill: python, level: 2 }, self)).status).toBe(403);
  for (const role of ['Team Lead', 'Project Manager', 'Operations'] as const)
    expect((await call('update', { col, id: own, level: 3 }, person(role))).status).toBe(200);
  expect((await call('update', { col, id: own, level: 4 }, person('User', { id: 'bo' }))).status).toBe(403);
});

test('skills that become one: the better level counts, and the other is there again when it is taken back', async () => {
  const [stays, goes] = [await add(ann, python, 2), await add(ann, snakes, 4)];
  const alone = await add(bo, snakes, 3);
  const gone = { ...snakes, status: 'Inactive' };
  await tellOf('skills', gone, { version: 2 });
  const merged = { kind: 'merged', version: 2, into: { ...python, status: 'Active' } };
  expect((await tellOf('skills', gone, merged)).failed).toEqual([]);
  expect(await read(stays)).toMatchObject({ skill: python, level: 4, status: 'Active' });
  expect(await read(alone)).toMatchObject({ skill: python, level: 3 });
  expect(await read(goes)).toMatchObject({ skill: snakes, level: 4, status: 'Active' });
  expect(await known()).toEqual([
    ['ann', ['Python 4']],
    ['bo', ['Python 3']],
  ]);
  await tellOf('skills', { ...snakes, status: 'Active' }, { version: 3 });
  await tellOf('skills', { ...snakes, status: 'Active' }, { kind: 'unmerged', version: 3, into: python });
  expect(await known()).toEqual([
    ['ann', ['Python 4', 'Snakes 4']],
    ['bo', ['Snakes 3']],
  ]);
});

test('people who become one have what either can do', async () => {
  const [stays] = [await add(ann, python, 3), await add(bo, python, 2), await add(bo, snakes, 1)];
  const merged = { kind: 'merged', into: ann };
  expect((await tellOf('users', bo, merged)).failed).toEqual([]);
  expect(await read(stays)).toMatchObject({ level: 3 });
  expect((await known()).find(([id]) => id === 'ann')).toEqual(['ann', ['Python 3', 'Snakes 1']]);
});

test('a skill’s new name reaches the people who have it', async () => {
  const id = await add(ann, python, 3);
  const changes = { name: { from: 'Python', to: 'Python 3' } };
  await tellOf('skills', { ...python, name: 'Python 3', status: 'Active' }, { version: 2, changes });
  expect((await read(id)).skill).toEqual({ id: 'python', name: 'Python 3' });
});
