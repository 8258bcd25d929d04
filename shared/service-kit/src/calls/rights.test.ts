import { calls } from '@bidwright/contract-kit';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer } from '@bidwright/service-testing/fixture/samples';
import { person } from '@bidwright/service-testing/person';
import { tokenOf } from '@bidwright/service-testing/signing';

const running = runningBids();
const { ask, keep, post } = running;

interface Bid {
  name: string;
}

const water = refer('Water', 'team-water');
const lead = person('Team Lead', { teams: ['team-water'] });

beforeEach(async () => {
  await keep({ name: 'By team', teams: [refer('Air', 'team-air'), water] });
  await keep({ name: 'By client', client: water });
  await keep({ name: 'By hand' }, lead);
  await keep({ name: 'Foreign' });
});

const names = async (call: 'list' | 'query' | 'listBySimpleQuery', who: typeof lead) => {
  const simple = { field: 'name', condition: '!=', value: 'x' };
  const { status, body } = await ask<Bid[]>(call, call === 'listBySimpleQuery' ? simple : {}, who);
  return status === 200 ? body.data.map(({ name }) => name).sort() : status;
};

test.each(['list', 'query', 'listBySimpleQuery'] as const)(
  '%s shows the records of a scope and no others',
  async (call) => {
    expect(await names(call, lead)).toEqual(['By client', 'By hand', 'By team']);
    expect(await names(call, person('Team Lead', { teams: [] }))).toEqual([]);
    expect(await names(call, person('Operations'))).toHaveLength(4);
    expect(await names(call, admin)).toHaveLength(4);
    expect(await names(call, person('User'))).toBe(403);
    expect(await names(call, person([]))).toBe(403);
  },
);

test('the total counts only what the person may see', async () => {
  expect((await ask('query', { total: true, limit: 1 }, lead)).body.total).toBe(3);
});

test.each([
  ['Team Lead', { own: 200, foreign: 403 }, { own: 200, foreign: 403 }, 200],
  ['Operations', { own: 200, foreign: 200 }, { own: 403, foreign: 403 }, 403],
  ['User', { own: 403, foreign: 403 }, { own: 403, foreign: 403 }, 403],
  ['Admin', { own: 200, foreign: 200 }, { own: 200, foreign: 200 }, 200],
] as const)('%s reads, updates and creates as stated', async (role, reads, updates, creates) => {
  const who = person(role);
  const [own, foreign] = [await keep({}, who), await keep()];
  const status = async (call: 'getRecordById' | 'update', id: string) =>
    (await ask(call, { id, pages: 1 }, who)).status;
  expect({ own: await status('getRecordById', own.id), foreign: await status('getRecordById', foreign.id) }).toEqual(
    reads,
  );
  expect({ own: await status('update', own.id), foreign: await status('update', foreign.id) }).toEqual(updates);
  expect((await ask('create', { name: 'x', client: water }, who)).status).toBe(creates);
});

test.each(calls)('%s asks for the person’s right before it looks at anything else', async (call) => {
  const { status, body } = await ask(call, { nonsense: [], where: 1, id: [] }, person('User'));
  expect([status, body.errorInfo.code]).toEqual([403, 'forbidden']);
});

test.each([
  ['no token', {}],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['another service’s token', { authorization: `Bearer ${tokenOf(admin, 'other')}` }],
  ['a service’s token', running.as({ service: 'shell' })],
])('with %s nothing is answered, whatever the body', async (_, headers) => {
  for (const body of ['{"col":"bids"}', 'no json']) {
    const answer = await post('/api/fixture/list', body, headers);
    expect([answer.status, answer.body.errorInfo.code]).toEqual([401, 'signed-out']);
  }
});

test.each([
  ['drop', { col: 'bids' }, 'There is no call drop'],
  ['toString', { col: 'bids' }, 'There is no call toString'],
  ['list', { col: 'salaries' }, 'There is no collection salaries'],
  ['list', { col: '__proto__' }, 'There is no collection __proto__'],
  ['list', { col: 'bids; drop' }, 'There is no collection bids; drop'],
  ['list', {}, 'col must be a text'],
  ['list', { col: ['bids'] }, 'col must be a text'],
  ['list', [], 'The body must be a JSON object'],
])('%s of %j is refused by name', async (call, body, message) => {
  const answer = await post(`/api/fixture/${call}`, body, running.as(admin));
  expect([answer.status, answer.body.errorInfo.message]).toEqual([400, message]);
});
