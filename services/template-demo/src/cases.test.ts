import { callName, tokenHeader } from '@bidwright/contract-template-demo';
import { type Ask, allCases, tryCases } from '@bidwright/contract-template-demo/cases';
import { person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from './service.ts';

const running = testService(service);

const askerOf = (): Ask => {
  const who = running.as(person('User'));
  return async (address, body, authorization) => {
    const headers = { ...who, ...(authorization && { [tokenHeader]: authorization }) };
    const answer = await running.post(`/api/template-demo/${callName(address)}`, body, headers);
    const { data, errorInfo } = answer.body;
    if (answer.status === 200) return { status: 200, data };
    return { status: answer.status, message: errorInfo.message, fields: Object.keys(errorInfo.fields ?? {}) };
  };
};

for (const [subject, cases] of Object.entries(allCases)) tryCases(subject, cases, askerOf);

const call = (path: string, body: object, who: ReturnType<typeof person>) =>
  running.post(`/api/template-demo/${path}`, body, running.as(who));

test('everybody has an own state, which lasts', async () => {
  const [ann, bob] = [person('User'), person('User')];
  await call('kanban/select-item', { id: 'item-1' }, ann);
  const before = await call('kanban/columns', {}, bob);
  await call('kanban/delete-column', { id: 'column-1' }, ann);
  expect((await call('kanban/columns', {}, ann)).body.data).toHaveLength(3);
  expect((await call('kanban/columns', {}, bob)).body.data).toEqual(before.body.data);
});

test('requests of one person at once all count', async () => {
  const ann = person('User');
  const titles = ['A', 'B', 'C', 'D', 'E', 'F'];
  await Promise.all(titles.map((title) => call('kanban/add-story', { title }, ann)));
  expect((await call('kanban/userstory', {}, ann)).body.data).toHaveLength(2 + titles.length);
});

test('what was typed as a password is not kept', async () => {
  const ann = person('User');
  const newcomer = { email: 'new@demo.example', password: 'a secret of mine', firstName: 'New', lastName: 'Comer' };
  await call('account/register', newcomer, ann);
  const { rows } = await sql<{ state: string }>`select state from demoStates`.execute(running.db);
  expect(rows[0]?.state).toContain('new@demo.example');
  expect(rows[0]?.state).not.toContain('a secret of mine');
});

test('signing in takes half a second', async () => {
  const begin = performance.now();
  await call('account/login', { email: 'nobody@demo.example' }, person('User'));
  expect(performance.now() - begin).toBeGreaterThan(490);
});
