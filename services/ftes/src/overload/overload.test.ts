import { overloads } from '@bidwright/contract-ftes';
import type { RecordEvent } from '@bidwright/contract-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver, deliverOwn } = running;
const admin = person('Admin');
const ann = { id: 'ann', name: 'Ann Lee' };
const year = new Date().getUTCFullYear() + 1;

const statuses = {
  won: { id: 'won', name: 'Won', category: 'Won', defaultChance: 1 },
  writing: { id: 'writing', name: 'Writing', category: 'Open', defaultChance: 0.5 },
  lost: { id: 'lost', name: 'Lost', category: 'Lost', defaultChance: 0 },
};
type Status = keyof typeof statuses;
const chances = { c25: 0.25, c90: 0.9 };

const tellOf = async (
  of: string,
  col: string,
  record: Told,
  more: Pick<Partial<RecordEvent>, 'version' | 'changes'> = {},
) => {
  const { failed } = await deliver(event({ service: of, col, record, ...more }));
  expect(failed).toEqual([]);
};

const refer = (id: string | null) => id && { id, name: id };

/** A record of which tests say more than its id. */
interface Told {
  id: string;
  [field: string]: unknown;
}

const bidOf = (id: string, status: Status, chance: string | null = null) => ({
  id,
  solicitationName: id,
  opportunityStatus: refer(status),
  chance: refer(chance),
  teamsInvolved: [],
  rfpManager: null,
  ownerUser: null,
});

let versions = 1;

/** What becomes of a bid, as opportunities tells it. */
const becomes = async (
  id: string,
  [from, to]: [Status, Status],
  chance: [string | null, string | null] = [null, null],
) => {
  versions += 1;
  await tellOf('opportunities', 'opportunities', bidOf(id, to, chance[1]), {
    version: versions,
    changes: {
      ...(from !== to && { opportunityStatus: { from: refer(from), to: refer(to) } }),
      ...(chance[0] !== chance[1] && { chance: { from: refer(chance[0]), to: refer(chance[1]) } }),
    },
  });
};

beforeEach(async () => {
  for (const status of Object.values(statuses)) await tellOf('admin', 'opportunityStatus', status);
  for (const [id, value] of Object.entries(chances)) await tellOf('admin', 'chances', { id, name: id, value });
  await tellOf('admin', 'users', { ...ann, teams: [], capacity: 1, status: 'Active' });
  await tellOf('opportunities', 'opportunities', bidOf('sure', 'won'));
  for (const id of ['one', 'two']) await tellOf('opportunities', 'opportunities', bidOf(id, 'writing'));
});

const entries = (...parts: [month: number, part: number][]) =>
  parts.map(([month, percentAllocated]) => ({ year, month, percentAllocated }));

const plan = async (bid: string, ...parts: [number, number][]) => {
  const { body } = await call<string>(
    'create',
    { col: 'projections', fte: ann, opportunity: { id: bid, name: bid }, entries: entries(...parts) },
    admin,
  );
  await deliverOwn();
  return body.data;
};

const change = async (id: string, fields: object) => {
  await call('update', { col: 'projections', id, ...fields }, admin);
  await deliverOwn();
};

/** What others have been told of overloads. */
const published = async () =>
  (await running.published())
    .filter(({ col }) => col === overloads)
    .map(({ record: { kind, month, bids } }) => [kind, month, bids]);

const march = `${year}-03`;
const april = `${year}-04`;

test('a plan that fills a month beyond what there is tells of it once', async () => {
  await plan('sure', [3, 0.6], [4, 1]);
  expect(await published()).toEqual([]);
  await tellOf('opportunities', 'opportunities', bidOf('two', 'won'), { version: 9 });
  const second = await plan('two', [3, 0.4]);
  expect(await published()).toEqual([]);
  await change(second, { entries: entries([3, 0.5], [4, 0.1]) });
  expect(await published()).toEqual([['committed', march, []]]);
  await change(second, { entries: entries([3, 0.6], [4, 0.1]) });
  await change(second, { note: 'More of it' });
  expect(await published()).toHaveLength(1);
  const [{ recordId, by, record }] = (await running.published()).filter(({ col }) => col === overloads) as [
    RecordEvent,
  ];
  expect([recordId, record.person, by.id]).toEqual([ann.id, ann, admin.id]);
});

test('what fills no month otherwise, such as a note, asks for nobody’s plans', async () => {
  const id = await plan('sure', [3, 0.6]);
  const askedFor = async (fields: object) => {
    await call('update', { col: 'projections', id, ...fields }, admin);
    const from = running.statements.length;
    await deliverOwn();
    return running.statements.slice(from).filter((statement) => /from `?projections/i.test(statement)).length;
  };
  expect(await askedFor({ note: 'More of it' })).toBe(0);
  expect(await askedFor({ entries: entries([3, 0.7]) })).toBeGreaterThan(0);
});

test('a bid that is won fills months that were free before', async () => {
  await plan('sure', [3, 0.6], [4, 0.4]);
  await plan('one', [3, 0.3], [4, 0.7]);
  expect(await published()).toEqual([]);
  await becomes('one', ['writing', 'won']);
  expect(await published()).toEqual([['committed', april, []]]);
  await becomes('one', ['won', 'lost']);
  await becomes('two', ['writing', 'lost']);
  expect(await published()).toHaveLength(1);
});

test('a month that open bids are likely to fill is told with these bids', async () => {
  await plan('sure', [3, 0.7]);
  await plan('one', [3, 0.5]);
  // One in two is not too likely yet.
  expect(await published()).toEqual([]);
  await plan('two', [3, 0.5], [4, 0.5]);
  const bids = ['one', 'two'].map((id) => ({ id, name: id }));
  expect(await published()).toEqual([['probable', march, expect.arrayContaining(bids)]]);
});

test('a bid that becomes more likely makes a month a risk', async () => {
  await tellOf('opportunities', 'opportunities', bidOf('one', 'writing', 'c25'), { version: 9 });
  versions = 9;
  await plan('sure', [3, 0.7]);
  await plan('one', [3, 0.5]);
  expect(await published()).toEqual([]);
  await becomes('one', ['writing', 'writing'], ['c25', 'c90']);
  expect(await published()).toEqual([['probable', march, [{ id: 'one', name: 'one' }]]]);
});

test('who works less from now on has months that are too full', async () => {
  await plan('sure', [3, 0.6]);
  await tellOf(
    'admin',
    'users',
    { ...ann, teams: [], capacity: 0.5, status: 'Active' },
    { version: 2, changes: { capacity: { from: 1, to: 0.5 } } },
  );
  expect(await published()).toEqual([['committed', march, []]]);
});

test('months that are past, worked already or taken back are nobody’s burden', async () => {
  await plan('sure', [3, 0.8]);
  const { body } = await call<string>(
    'create',
    {
      col: 'projections',
      fte: ann,
      opportunity: { id: 'sure', name: 'sure' },
      kind: 'actual',
      entries: entries([3, 0.8]),
    },
    admin,
  );
  expect(body.data).toBeTruthy();
  await tellOf('opportunities', 'opportunities', bidOf('one', 'won'), { version: 9 });
  const past = [{ year: year - 3, month: 3, percentAllocated: 2 }];
  const other = await plan('one');
  await change(other, { entries: past });
  await change(other, { entries: entries([3, 0.8]), status: 'Inactive' });
  await deliverOwn();
  expect(await published()).toEqual([]);
  await change(other, { status: 'Active' });
  expect(await published()).toEqual([['committed', march, []]]);
});

const saved = async (...plans: object[]) => {
  const { status } = await call('savePlans', { plans }, admin);
  expect(status).toBe(200);
  await deliverOwn();
};

test('of plans that are written together none hides behind another, and each month is told once', async () => {
  await tellOf('opportunities', 'opportunities', bidOf('two', 'won'), { version: 9 });
  const plans = ['sure', 'two'].map((bid) => ({ fte: ann, opportunity: { id: bid, name: bid } }));
  // Each of them alone is too much in March, both together in April.
  await saved(...plans.map((one) => ({ ...one, entries: entries([3, 1.2], [4, 0.6]) })));
  expect(await published()).toEqual([
    ['committed', march, []],
    ['committed', april, []],
  ]);
});

test('what is taken back in the same breath is no burden', async () => {
  await tellOf('opportunities', 'opportunities', bidOf('two', 'won'), { version: 9 });
  const [first, second] = [await plan('sure', [3, 0.6]), await plan('two')];
  await saved({ id: second, entries: entries([3, 0.9]) }, { id: first, entries: [] });
  expect(await published()).toEqual([]);
  await saved({ id: second, entries: entries([3, 1.1]) }, { id: first, status: 'Inactive' });
  expect(await published()).toEqual([['committed', march, []]]);
});
