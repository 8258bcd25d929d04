import { starters } from '@bidwright/contract-admin';
import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const { call, post, as } = testService(service);
const admin = person('Admin');

interface Entry {
  name: string;
  order: number;
  status: string;
  category?: string;
}

const add = (entries: object[], headers = {}) =>
  post<{ made: number; kept: number }>('/api/admin/addStarters', { entries }, { ...as(admin), ...headers });
const entriesOf = async (col: string) =>
  (await call<Entry[]>('query', { col, sort: { field: 'order' } }, admin)).body.data;
const all = (col: string) => Object.keys(starters[col] ?? {}).map((key) => ({ col, key, name: `The ${key}` }));
const countOf = async (col: string) => {
  const { body } = await post<{ col: string; count: number }[]>('/api/admin/setupState', {}, as(admin));
  return body.data.find((one) => one.col === col)?.count;
};

test('every list begins with all that is offered for it, in that order', async () => {
  for (const col of Object.keys(starters)) {
    const keys = Object.keys(starters[col] ?? {});
    expect((await add(all(col).toReversed())).body.data).toEqual({ made: keys.length, kept: 0 });
    const found = await entriesOf(col);
    expect(found.map(({ name }) => name)).toEqual(keys.map((key) => `The ${key}`));
    expect(found.map(({ order }) => order)).toEqual(keys.map((_key, at) => at + 1));
    expect(await countOf(col)).toBe(keys.length);
  }
});

test('a status comes with what it means', async () => {
  await add([{ col: 'opportunityStatus', key: 'won', name: 'Gagnée' }]);
  expect(await entriesOf('opportunityStatus')).toMatchObject([
    { name: 'Gagnée', category: 'Won', defaultChance: 1, status: 'Active' },
  ]);
});

test('what is there stays as it is, and the rest comes behind it', async () => {
  await call('create', { col: 'sources', name: 'the CLIENT', order: 7 }, admin);
  const entries = [
    { col: 'sources', key: 'client', name: 'The client' },
    { col: 'sources', key: 'event', name: 'Event' },
  ];
  expect((await add(entries)).body.data).toEqual({ made: 1, kept: 1 });
  expect((await add(entries)).body.data).toEqual({ made: 0, kept: 2 });
  expect(await entriesOf('sources')).toMatchObject([
    { name: 'the CLIENT', order: 7 },
    { name: 'Event', order: 8 },
  ]);
});

test('all of it is added or nothing', async () => {
  const { status } = await add([...all('sources'), { col: 'budgetTypes', key: 'fixed', name: 'x'.repeat(121) }]);
  expect([status, await countOf('sources')]).toEqual([422, 0]);
});

test('sent twice it is done once', async () => {
  const key = { 'idempotency-key': 'begins-with-sources' };
  const [first, again] = [await add(all('sources'), key), await add(all('sources'), key)];
  expect(again.body.data).toEqual(first.body.data);
  expect(await countOf('sources')).toBe(all('sources').length);
});

test.each([
  [[]],
  [[{ col: 'users', key: 'won', name: 'Won' }]],
  [[{ col: 'sources', key: 'won', name: 'Won' }]],
  [[{ col: 'sources', key: 'constructor', name: 'Won' }]],
  [[{ col: 'sources', key: 'client', name: ' ' }]],
])('%j is refused by its field', async (entries) => {
  const { status, body } = await add(entries);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['entries']]);
});
