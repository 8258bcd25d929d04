import { type BoardColumn, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../service.ts';

const running = testService(service);
const admin = person('Admin');
const writing = { id: 'status-1', name: 'Writing' };
const review = { id: 'status-2', name: 'Review' };
const half = { id: 'chance-50', name: 'Even' };
const max = { id: 'chance-90', name: '90 %' };

const ask = (body: object, as = admin) => running.post<BoardColumn[]>('/api/opportunities/board', body, running.as(as));

const record = (fields: object) =>
  running.call(
    'create',
    { col: 'opportunities', ...sampleOpportunity({ solicitationNumber: null }), ...fields },
    admin,
  );

beforeEach(async () => {
  const chance = { ...half, value: 0.5, status: 'Active' };
  await running.deliver(event({ service: 'admin', col: 'chances', record: chance }));
  await record({ solicitationName: 'A', opportunityStatus: writing, estimatedBudgetAmount: 100.25, chance: half });
  await record({ solicitationName: 'B', opportunityStatus: writing, estimatedBudgetAmount: 1000, chance: max });
  await record({ solicitationName: 'C', opportunityStatus: writing, estimatedBudgetAmount: 10, chance: null });
  await record({ solicitationName: 'D', opportunityStatus: review, estimatedBudgetAmount: null, chance: half });
});

test('each status has its count, its sum and its weighted sum, and the first of its records', async () => {
  const { body } = await ask({ sort: { field: 'solicitationName', descending: true }, per: 2 });
  const columns = body.data.toSorted((one, other) => one.group.id.localeCompare(other.group.id));
  expect(
    columns.map(({ bids, since: _since, ...sums }) => [sums, bids.map(({ solicitationName }) => solicitationName)]),
  ).toEqual([
    [{ group: writing, count: 3, amount: 1110.25, weighted: 950.125 }, ['C', 'B']],
    [{ group: review, count: 1, amount: 0, weighted: 0 }, ['D']],
  ]);
});

test('filters and the search choose as they do in a query, and four statements answer, however many columns there are', async () => {
  const where = [{ field: 'opportunityStatus', is: 'in', value: [review.id] }];
  expect((await ask({ where })).body.data).toMatchObject([{ group: review, count: 1 }]);
  const named = await ask({ search: 'waterways', where: [{ field: 'chance', is: 'empty' }] });
  expect(named.body.data).toMatchObject([{ group: writing, count: 1, amount: 10 }]);
  const before = running.statements.length;
  await ask({});
  expect(running.statements.length - before).toBe(4);
});

test('of each record it says when it came to its status; other changes do not count', async () => {
  const [column] = (await ask({ where: [{ field: 'opportunityStatus', is: 'in', value: [review.id] }] })).body.data;
  const [bid] = column?.bids ?? [];
  const id = bid?.id ?? '';
  expect(column?.since).toEqual({ [id]: bid?.dateCreated });

  await running.call('update', { col: 'opportunities', id, opportunityStatus: writing }, admin);
  const at = 1_700_000_000;
  await sql`update opportunities_changeLog set dateUpdated = ${at} where parentId = ${id}`.execute(running.db);
  await running.call('update', { col: 'opportunities', id, description: 'More' }, admin);
  const since = (await ask({})).body.data.find(({ group }) => group.id === writing.id)?.since;
  expect(since?.[id]).toBe(at);
});

test('by team or owner the same sums come, and with no records at all where none are wanted', async () => {
  const { primaryTeam, opportunityOwner } = sampleOpportunity();
  for (const [by, group] of Object.entries({ primaryTeam, opportunityOwner }))
    expect((await ask({ by, per: 0 })).body.data).toEqual([
      { group, count: 4, amount: 1110.25, weighted: 950.125, bids: [], since: {} },
    ]);
  const [column] = (await ask({ by: 'primaryTeam', sort: { field: 'solicitationName' }, per: 3 })).body.data;
  expect(column?.bids.map(({ solicitationName }) => solicitationName)).toEqual(['A', 'B', 'C']);
});

test('by month of award each month has its sums and its records, and those without a date stand together', async () => {
  await record({ solicitationName: 'E', opportunityStatus: review, expectedAwardDate: '2026-12-01', chance: half });
  await record({ solicitationName: 'F', opportunityStatus: writing, expectedAwardDate: '2026-12-31', chance: null });
  await record({ solicitationName: 'G', opportunityStatus: writing, expectedAwardDate: '2028-02-29', chance: null });
  const { body } = await ask({ by: 'awardMonth', sort: { field: 'solicitationName' } });
  expect(
    body.data
      .toSorted((one, other) => one.group.id.localeCompare(other.group.id))
      .map(({ group, count, bids }) => [group.id, count, bids.map(({ solicitationName }) => solicitationName)]),
  ).toEqual([
    ['2026-12', 2, ['E', 'F']],
    ['2028-02', 1, ['G']],
    ['none', 4, ['A', 'B', 'C', 'D']],
  ]);
});

test('who may not read bids sees none of their sums', async () => {
  expect((await ask({}, person('User'))).status).toBe(403);
  expect((await running.post('/api/opportunities/board', {})).status).toBe(401);
});

test.each([
  [{ per: -1 }, { per: { key: 'validation.min', values: { min: 0 } } }],
  [
    { by: 'client' },
    {
      by: {
        key: 'validation.oneOf',
        values: { values: 'opportunityStatus, primaryTeam, opportunityOwner, awardMonth' },
      },
    },
  ],
  [{ where: 'x' }, { where: { key: 'validation.type.array' } }],
  [{ columns: [] }, { columns: { key: 'validation.unknown', values: { unknown: 'columns' } } }],
])('%j is refused by name', async (body, why) => {
  const { status, body: answer } = await ask(body);
  expect(status).toBe(422);
  expect(answer.errorInfo.fields).toMatchObject(why);
});

test('what has no index gives no order', async () => {
  const { status, body } = await ask({ sort: { field: 'description' } });
  expect([status, body.errorInfo.message]).toEqual([400, expect.stringMatching(/cannot be sorted by description/)]);
});
