import { runningBids } from '@bidwright/service-testing/fixture/running';
import { refer } from '@bidwright/service-testing/fixture/samples';

const { ask, keep } = runningBids();

interface Bid {
  name: string;
}

const water = refer('Water', 'team-water');
const roads = refer('Roads', 'team-roads');
const port = refer('Port', 'client-port');

beforeEach(async () => {
  await keep({ name: 'A', price: 10, due: '2026-01-01', teams: [water, roads], client: port, tags: ['night', 'sea'] });
  await keep({ name: 'B', price: 20, due: '2026-02-01', teams: [roads], urgent: false, helper: null, tags: ['sea'] });
  await keep({ name: 'C', price: null, due: null, teams: [], stage: 'Won', tags: [], note: '50% off' });
});

const names = ({ data }: { data: Bid[] }) => data.map(({ name }) => name).join('');

test.each([
  ['name', 'eq', 'a', 'A'],
  ['name', 'in', ['A', 'C', 'X'], 'AC'],
  ['name', 'in', [], ''],
  ['name', 'gt', 'A', 'BC'],
  ['note', 'contains', '50%', 'C'],
  ['client', 'eq', 'client-port', 'A'],
  ['client.id', 'eq', 'client-port', 'A'],
  ['client.name', 'contains', 'por', 'ABC'],
  ['helper', 'empty', undefined, 'B'],
  ['helper', 'filled', undefined, 'AC'],
  ['teams', 'eq', 'team-roads', 'AB'],
  ['teams', 'in', ['team-water', 'x'], 'A'],
  ['teamArray', 'eq', 'team-water', 'A'],
  ['teams', 'empty', undefined, 'C'],
  ['teams', 'filled', undefined, 'AB'],
  ['tags', 'empty', undefined, 'C'],
  ['tags', 'filled', undefined, 'AB'],
  ['price', 'le', 10, 'A'],
  ['price', 'ge', 10, 'AB'],
  ['price', 'empty', undefined, 'C'],
  ['price', 'eq', null, 'C'],
  ['due', 'lt', '2026-02-01', 'A'],
  ['due', 'eq', '2026-02-01', 'B'],
  ['urgent', 'eq', false, 'B'],
  ['version', 'eq', 1, 'ABC'],
  ['dateCreated', 'gt', 0, 'ABC'],
])('where %s %s %j', async (field, is, value, expected) => {
  const { body } = await ask<Bid[]>('query', { where: [{ field, is, value }] });
  expect(names(body)).toBe(expected);
});

test('several filters are all true', async () => {
  const where = [
    { field: 'teams', is: 'eq', value: 'team-roads' },
    { field: 'price', is: 'gt', value: 10 },
  ];
  expect(names((await ask<Bid[]>('query', { where })).body)).toBe('B');
});

test.each([
  ['name', '==', 'A', 'A'],
  ['name', '!=', 'A', 'BC'],
  ['price', '<', 20, 'A'],
  ['price', '<=', 20, 'AB'],
  ['price', '>', 10, 'B'],
  ['price', '>=', 10, 'AB'],
  ['price', '==', null, 'C'],
  ['price', '!=', null, 'AB'],
  ['name', 'in', ['A', 'B'], 'AB'],
  ['client.id', '==', 'client-port', 'A'],
  ['client', '==', port, 'A'],
  ['teams', 'array-contains', water, 'A'],
  ['teamArray', 'array-contains', 'team-roads', 'AB'],
  ['teamArray', 'array-contains-any', ['team-water', 'team-roads'], 'AB'],
  ['tags', 'array-contains', 'night', 'A'],
  ['tags', 'array-contains-any', ['night', 'sea'], 'AB'],
  ['tags', 'array-contains-any', [], ''],
])('listBySimpleQuery %s %s %j', async (field, condition, value, expected) => {
  const { body } = await ask<Bid[]>('listBySimpleQuery', { field, condition, value });
  expect(names(body)).toBe(expected);
});

test('a simple query answers 500 records unless more or fewer are wanted', async () => {
  const body = { field: 'name', condition: '!=', value: 'x' };
  expect((await ask<Bid[]>('listBySimpleQuery', { ...body, limit: 2 })).body.data).toHaveLength(2);
  expect((await ask('listBySimpleQuery', { ...body, limit: 1001 })).status).toBe(400);
});

test.each([
  [{ field: 'colour', condition: '==', value: 1 }, 'bids cannot be filtered by colour'],
  [{ field: 'client.secret', condition: '==', value: 1 }, 'bids cannot be filtered by client.secret'],
  [{ field: '1=1 or name', condition: '==', value: 1 }, 'bids cannot be filtered by 1=1 or name'],
  [{ field: 'months', condition: '==', value: 1 }, 'bids cannot be filtered by months'],
  [{ field: '__proto__', condition: '==', value: 1 }, 'bids cannot be filtered by __proto__'],
  [{ field: 'name', condition: 'like', value: 'A' }, "There is no condition 'like'"],
  [{ field: 'name', condition: 'toString', value: 'A' }, "There is no condition 'toString'"],
  [{ field: 'name', condition: 'array-contains', value: 'A' }, "'array-contains' cannot be asked of name"],
  [{ field: 'teams', condition: '<', value: 'A' }, "'<' cannot be asked of teams"],
  [{ field: 'price', condition: '==', value: '10' }, 'price is compared with a number'],
  [{ field: 'due', condition: '==', value: 'May' }, 'due is compared with a date such as 2026-01-31'],
  [{ field: 'urgent', condition: '==', value: 1 }, 'urgent is compared with true or false'],
  [{ field: 'client', condition: '==', value: 'é' }, 'client is compared with the id of a record'],
  [{ field: 'name', condition: '==', value: { a: 1 } }, 'name is compared with a text'],
  [{ field: 'name', condition: 'in', value: 'A' }, 'name is compared with a list of at most 500 values'],
  [{ condition: '==', value: 'A' }, 'field must be a text'],
])('%j is refused', async (body, message) => {
  const answer = await ask('listBySimpleQuery', body);
  expect([answer.status, answer.body.errorInfo.message]).toEqual([400, message]);
});

test.each([
  [{ field: 'name', is: 'eq' }, 'where must be a list of at most 30 filters'],
  [[null], 'where must be a list of {field, is, value}'],
  [[{ field: 'name', is: 'ne', value: 'A' }], "There is no condition 'ne'"],
  [[{ field: 'client', is: 'contains', value: 'A' }], "'contains' cannot be asked of client"],
  [Array.from({ length: 31 }, () => ({ field: 'name', is: 'filled' })), 'where must be a list of at most 30 filters'],
])('where %j is refused', async (where, message) => {
  const answer = await ask('query', { where });
  expect([answer.status, answer.body.errorInfo.message]).toEqual([400, message]);
});
