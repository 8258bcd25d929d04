import type { Where } from '@bidwright/contract-kit';
import {
  type BoardColumn,
  type Opportunity,
  type ReportAnswer,
  sampleOpportunity,
} from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../service.ts';

const running = testService(service);
const admin = person('Admin');
const col = 'opportunities';
const writing = { id: 'status-1', name: 'Writing' };
const won = { id: 'status-2', name: 'Won' };
const half = { id: 'chance-50', name: 'Even' };
const water = { id: 'team-water', name: 'Water' };
const roads = { id: 'team-roads', name: 'Roads' };
const priya = { id: 'owner-1', name: 'Priya Raman' };
const noah = { id: 'owner-2', name: 'Noah Weiss' };

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

const record = async (day: string, fields: object): Promise<string> => {
  const input = sampleOpportunity({ solicitationNumber: null, opportunityStatus: writing, ...fields });
  const { body } = await running.call<string>('create', { col, ...input }, admin);
  await sql`update opportunities set dateCreated = ${noon(day)} where id = ${body.data}`.execute(running.db);
  await sql`update opportunities_changeLog set dateUpdated = ${noon(day)} where parentId = ${body.data}`.execute(
    running.db,
  );
  return body.data;
};

const change = async (day: string, id: string, fields: object) => {
  const { status } = await running.call('update', { col, id, ...fields }, admin);
  expect(status).toBe(200);
  const newest = sql`(select max(version) from (select * from opportunities_changeLog) as l where l.parentId = ${id})`;
  await sql`update opportunities_changeLog set dateUpdated = ${noon(day)}
    where parentId = ${id} and version = ${newest}`.execute(running.db);
};

const query = async (body: object, as = admin) => {
  const { body: answer } = await running.call<Opportunity[]>('query', { col, total: true, ...body }, as);
  return { names: answer.data.map(({ solicitationName }) => solicitationName), ...answer };
};
const board = (body: object, as = admin) =>
  running.post<BoardColumn[]>('/api/opportunities/board', body, running.as(as));

let ferry = '';

beforeEach(async () => {
  const chance = { ...half, value: 0.5, status: 'Active' };
  await running.deliver(event({ service: 'admin', col: 'chances', record: chance }));
  ferry = await record(ago(30), {
    solicitationName: 'Ferry',
    estimatedBudgetAmount: 100,
    chance: half,
    teamsInvolved: [water],
    primaryTeam: water,
    opportunityOwner: priya,
    dueDate: '2026-05-01',
    description: 'Of old',
  });
  await record(ago(20), { solicitationName: 'Bridge', estimatedBudgetAmount: 40, chance: null, dueDate: '2026-06-01' });
  await change(ago(10), ferry, { opportunityStatus: won, estimatedBudgetAmount: 250.5, description: 'Newer' });
  await change(ago(5), ferry, {
    solicitationName: 'Harbor ferry',
    opportunityOwner: noah,
    teamsInvolved: [roads],
    primaryTeam: roads,
    chance: null,
    dueDate: '2026-07-01',
    isRecompete: true,
  });
  await change(ago(2), ferry, { estimatedBudgetAmount: null });
});

const sums = async (body: object) =>
  (await board(body)).body.data
    .toSorted((one, other) => one.group.name.localeCompare(other.group.name))
    .map(({ group, count, amount, weighted }) => [group.name, count, amount, weighted]);

test.each<[number, string[]]>([
  [31, []],
  [30, ['Ferry']],
  [21, ['Ferry']],
  [15, ['Ferry', 'Bridge']],
  [6, ['Ferry', 'Bridge']],
  [5, ['Bridge', 'Harbor ferry']],
  [0, ['Bridge', 'Harbor ferry']],
])('%i days ago the list had %j, in the order of then', async (days, wanted) => {
  const { names, total } = await query({ asOf: ago(days) });
  expect([names, total]).toEqual([wanted, wanted.length]);
});

test.each<[string, Omit<Where, 'is'> & { is?: Where['is'] }]>([
  ['its status', { field: 'opportunityStatus', value: [writing.id] }],
  ['its owner', { field: 'opportunityOwner', value: [priya.id] }],
  ['one of its teams', { field: 'teamsInvolved', value: [water.id, 'another'] }],
  ['its team', { field: 'primaryTeam', value: [water.id] }],
  ['its chance', { field: 'chance', value: [half.id] }],
  ['its amount', { field: 'estimatedBudgetAmount', is: 'eq', value: 100 }],
  ['its due date', { field: 'dueDate', is: 'lt', value: '2026-05-02' }],
  ['its mark', { field: 'isRecompete', is: 'eq', value: false }],
])('by %s a bid is found on the day and no longer today', async (_what, { is = 'in', ...filter }) => {
  const where = [
    { ...filter, is },
    { field: 'id', is: 'eq', value: ferry },
  ];
  expect((await query({ where, asOf: ago(11) })).names).toEqual(['Ferry']);
  expect((await query({ where })).names).toEqual([]);
  const counts = (await board({ where, asOf: ago(11) })).body.data.map(({ count }) => count);
  expect(counts).toEqual([1]);
});

test('a bid is found by the name it had, and answered whole', async () => {
  const { data } = await query({ search: 'ferry', asOf: ago(11) });
  expect(data).toMatchObject([
    {
      id: ferry,
      version: 1,
      description: 'Of old',
      teamsInvolved: [water],
      teamArray: [water.id],
      dueDate: '2026-05-01',
    },
  ]);
  expect((await query({ search: 'harbor', asOf: ago(11) })).names).toEqual([]);
});

test('the board has the columns, the sums and the cards of the day', async () => {
  expect(await sums({ asOf: ago(25) })).toEqual([['Writing', 1, 100, 50]]);
  expect(await sums({ asOf: ago(11) })).toEqual([['Writing', 2, 140, 50]]);
  expect(await sums({ asOf: ago(7) })).toEqual([
    ['Won', 1, 250.5, 125.25],
    ['Writing', 1, 40, 0],
  ]);
  expect(await sums({ asOf: ago(3) })).toEqual([
    ['Won', 1, 250.5, 0],
    ['Writing', 1, 40, 0],
  ]);
  expect(await sums({})).toEqual([
    ['Won', 1, 0, 0],
    ['Writing', 1, 40, 0],
  ]);
  const [column] = (await board({ asOf: ago(11), sort: { field: 'dueDate', descending: true }, per: 1 })).body.data;
  expect(column?.bids.map(({ solicitationName }) => solicitationName)).toEqual(['Bridge']);
  expect((await board({ asOf: ago(7), by: 'awardMonth', per: 0 })).body.data).toMatchObject([{ count: 2 }]);
  const byTeam = (await board({ asOf: ago(11), by: 'primaryTeam' })).body.data.map(({ group }) => group.name);
  expect(byTeam.sort()).toEqual(['Digital and Cloud', 'Water']);
});

const sinceOf = async (id: string, asOf: string) =>
  (await board({ asOf })).body.data.find(({ since }) => since[id])?.since[id];

test('a card says when its bid came to the status that it had', async () => {
  expect(await sinceOf(ferry, ago(11))).toBe(noon(ago(30)));
  expect(await sinceOf(ferry, ago(7))).toBe(noon(ago(10)));
});

test('its sums are those of the pipeline report of the day', async () => {
  const statuses = [
    { ...writing, category: 'Open' },
    { ...won, category: 'Won' },
  ];
  for (const one of statuses) {
    const record = { ...one, status: 'Active' };
    await running.deliver(event({ service: 'admin', col: 'opportunityStatus', record }));
  }
  await change(ago(3), await record(ago(14), { solicitationName: 'Put away' }), { status: 'Inactive' });
  const where = [
    { field: 'opportunityStatus', is: 'in', value: [writing.id] },
    { field: 'status', is: 'eq', value: 'Active' },
  ];
  for (const days of [25, 20, 14, 10, 5, 1]) {
    const asked = { report: 'pipeline', by: 'status', from: ago(31), to: ago(days) };
    const report = await running.post<ReportAnswer>('/api/opportunities/report', asked, running.as(admin));
    const { bids, value, weighted } = report.body.data.totals;
    const [column] = (await board({ where, asOf: ago(days), per: 0 })).body.data;
    expect([days, column]).toEqual([days, expect.objectContaining({ count: bids, amount: value, weighted })]);
  }
});

test('who may not read bids sees none of their past', async () => {
  expect((await running.call('query', { col, asOf: ago(7) }, person('User'))).status).toBe(403);
  expect((await board({ asOf: ago(7) }, person('User'))).status).toBe(403);
});

test.each(['2026-02-30', '1899-12-31', 'yesterday'])('the board refuses %j by name', async (asOf) => {
  const { status, body } = await board({ asOf });
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['asOf']]);
});

test('the board refuses a day to come by name', async () => {
  const { status, body } = await board({ asOf: ago(-1) });
  expect([status, body.errorInfo.message]).toEqual([400, expect.stringMatching(/^asOf must be a day/)]);
});
