import type { Kept } from '@bidwright/contract-kit';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';

const running = runningBids();
const { ask } = running;

type Bid = ReturnType<typeof sampleBid> & Kept;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastSecond = (day: string) => Date.parse(`${day}T23:59:59Z`) / 1000;

/** Moves what a version did to the last second of a day. */
const happened = async (id: string, version: number, day: string) => {
  const at = lastSecond(day);
  await sql`update bids_changeLog set dateUpdated = ${at} where parentId = ${id} and version = ${version}`.execute(
    running.db,
  );
  if (version === 1) await sql`update bids set dateCreated = ${at} where id = ${id}`.execute(running.db);
};

const recorded = async (day: string, fields: Parameters<typeof sampleBid>[0] = {}) => {
  const { body } = await ask<string>('create', sampleBid(fields));
  await happened(body.data, 1, day);
  return body.data;
};

const changed = async (day: string, id: string, fields: object) => {
  const { body } = await ask<{ version: number }>('update', { id, ...fields });
  await happened(id, body.data.version, day);
};

const found = async (body: object, who = admin) => (await ask<Bid[]>('query', body, who)).body.data;
const names = async (body: object, who = admin) => (await found(body, who)).map(({ name }) => name).join(' ');

const water = refer('Water', 'team-water');
const roads = refer('Roads', 'team-roads');
const [before, day, after] = [daysAgo(31), daysAgo(30), daysAgo(5)];

/** Another value of each field. */
const others = {
  name: 'Bridge lights',
  code: 'B-1',
  note: null,
  stage: 'Won',
  price: null,
  chance: 0.75,
  pages: 7,
  urgent: false,
  due: '2027-01-31',
  client: refer('Office of Bridges', 'client-bridges'),
  helper: null,
  budget: refer('Fixed', 'budget-fixed'),
  teams: [],
  partners: [refer('Partner', 'partner-1')],
  tags: [],
  months: [],
};

test('a record is answered whole as it was at the end of a day, to the second', async () => {
  const id = await recorded(day, { teams: [water, roads] });
  const [then] = await found({});
  await changed(after, id, others);
  const [between] = await found({});
  await changed(daysAgo(1), id, { name: 'Bridges', note: 'Last' });
  expect(await found({ asOf: before })).toEqual([]);
  expect(await found({ asOf: day })).toEqual([{ ...then, dateUpdated: lastSecond(day) }]);
  expect(await found({ asOf: daysAgo(6) })).toEqual([{ ...then, dateUpdated: lastSecond(day) }]);
  expect(await found({ asOf: after })).toEqual([{ ...between, dateUpdated: lastSecond(after) }]);
  expect(await found({ asOf: daysAgo(0) })).toEqual(await found({}));
});

test('filters, search and orders look at what fields held then', async () => {
  const helper = refer('Hella', 'helper-1');
  const id = await recorded(day, { name: 'Harbor', client: refer('Ports', 'client-ports'), teams: [water], helper });
  await recorded(day, { name: 'Island', due: '2027-01-01', tags: ['day'], teams: [], price: 7, urgent: false });
  await changed(after, id, others);
  const wheres: [string, string, unknown][] = [
    ['name', 'eq', 'harbor'],
    ['note', 'contains', 'LINES'],
    ['stage', 'eq', 'Draft'],
    ['price', 'gt', 1000],
    ['chance', 'eq', 0.25],
    ['pages', 'in', [40]],
    ['urgent', 'eq', true],
    ['due', 'le', '2026-12-24'],
    ['client', 'in', ['client-ports']],
    ['client.name', 'contains', 'PORT'],
    ['helper', 'eq', helper.id],
    ['budget.name', 'eq', 'By the hour'],
    ['teams', 'in', ['team-water', 'team-x']],
    ['teams', 'filled', undefined],
    ['teamArray', 'eq', 'team-water'],
    ['partners', 'empty', undefined],
    ['tags', 'filled', undefined],
    ['version', 'eq', 1],
    ['dateUpdated', 'lt', lastSecond(day) + 1],
  ];
  for (const [field, is, value] of wheres) {
    const where = [
      { field, is, value },
      { field: 'id', is: 'eq', value: id },
    ];
    expect([field, await names({ where, asOf: day })]).toEqual([field, 'Harbor']);
    expect([field, await names({ where })]).toEqual([field, '']);
  }
  expect(await names({ search: 'ports har', asOf: day })).toBe('Harbor');
  expect(await names({ search: 'office', asOf: day })).toBe('');
  expect(await names({ sort: { field: 'due' }, asOf: day })).toBe('Harbor Island');
  expect(await names({ sort: { field: 'due' } })).toBe('Island Bridge lights');
});

test('pages follow each other among what was changed since and what was not', async () => {
  const all: string[] = [];
  for (let n = 0; n < 9; n += 1) {
    const id = await recorded(day, { name: `Bid ${n}`, price: n < 3 ? null : n % 4 });
    if (n % 2 === 0) await changed(after, id, { name: 'Other', price: 100 - n });
  }
  let next: string | null | undefined;
  do {
    const { body }: Awaited<ReturnType<typeof ask<Bid[]>>> = await ask<Bid[]>('query', {
      asOf: day,
      sort: { field: 'price', descending: true },
      limit: 2,
      after: next ?? null,
      total: true,
    });
    expect(body.total).toBe(9);
    all.push(...body.data.map(({ name }) => name));
    next = body.next;
  } while (next);
  expect(all).toEqual(['Bid 7', 'Bid 3', 'Bid 6', 'Bid 5', 'Bid 8', 'Bid 4', 'Bid 2', 'Bid 1', 'Bid 0']);
});

test('nobody sees by a day what is not for them now, and everybody what is', async () => {
  const gone = await recorded(day, { name: 'Gone', teams: [water] });
  const come = await recorded(day, { name: 'Come', teams: [roads] });
  await changed(after, gone, { teams: [roads] });
  await changed(after, come, { teams: [water] });
  const lead = person('Team Lead', { teams: ['team-water'] });
  expect(await names({ asOf: day }, lead)).toBe('Come');
  expect(await names({ asOf: day, where: [{ field: 'teams', is: 'in', value: ['team-water'] }] }, lead)).toBe('');
  expect((await ask('query', { asOf: day }, person('User'))).status).toBe(403);
});

const withStatus = (value: string) => [{ field: 'status', is: 'eq', value }];

test('what is archived by now is left out of what is in use, and kept in what is archived', async () => {
  const id = await recorded(day, { name: 'Harbor' });
  await changed(after, id, { status: 'Inactive', name: 'Put away' });
  expect(await names({ asOf: day, where: withStatus('Active') })).toBe('');
  expect(await names({ asOf: day, where: withStatus('Inactive') })).toBe('Harbor');
});

test.each(['2026-02-30', '1899-12-31', 'yesterday', '', 20260101, daysAgo(-1)])('no day is %j', async (asOf) => {
  const { status, body } = await ask('query', { asOf });
  expect([status, body.errorInfo.message]).toEqual([400, expect.stringMatching(/^asOf must be a day/)]);
});

test('who keeps no past is not asked for it', async () => {
  const { status, body } = await running.call('query', { col: 'colors', asOf: day }, admin);
  expect([status, body.errorInfo.message]).toEqual([400, 'colors cannot be asked asOf a day']);
});
