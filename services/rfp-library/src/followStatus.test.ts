import type { RecordEvent } from '@bidwright/contract-kit';
import { sampleContent } from '@bidwright/contract-rfp-library';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call, deliver, published } = testService(service);
const admin = person('Admin');
const col = 'rfpContent';
const opportunity = { id: 'bid-1', name: 'Waterway permits' };
const [writing, won] = [
  { id: 'status-1', name: 'Writing' },
  { id: 'status-2', name: 'Won' },
];

const wonWith = (also: RecordEvent['also']): RecordEvent => ({
  id: crypto.randomUUID(),
  service: 'opportunities',
  col: 'opportunities',
  kind: 'changed',
  recordId: opportunity.id,
  version: 2,
  at: 1,
  by: { id: admin.id, name: admin.name },
  changes: { opportunityStatus: { from: writing, to: won } },
  title: 'solicitationName',
  also,
  record: { solicitationName: opportunity.name },
});

const add = async (of: object) => {
  const { body } = await call<string>(
    'create',
    { col, ...sampleContent(), opportunity: of, oppStatus: writing },
    admin,
  );
  return body.data;
};

const read = async (id: string) => (await call('getRecordById', { col, id }, admin)).body.data;

const copied = async () => (await published()).filter(({ kind }) => kind === 'copied');

test('a bid’s new status reaches its texts, and who changed it is told how many', async () => {
  const [first, second, other] = [
    await add(opportunity),
    await add(opportunity),
    await add({ id: 'b', name: 'Harbor' }),
  ];
  const event = wonWith({ updateRFP: true });
  await deliver(event);
  for (const id of [first, second])
    expect(await read(id)).toMatchObject({ oppStatus: won, opportunity: { ...opportunity, status: won }, version: 1 });
  expect(await read(other)).toMatchObject({ oppStatus: writing });
  expect(await copied()).toMatchObject([
    {
      service: 'rfp-library',
      col,
      recordId: opportunity.id,
      by: event.by,
      changes: { oppStatus: { from: writing, to: won } },
      record: { count: 2, followed: { service: 'opportunities', col: 'opportunities', name: opportunity.name } },
    },
  ]);
});

test('it is told once, however often the news comes', async () => {
  await add(opportunity);
  const event = wonWith({ updateRFP: true });
  await deliver(event);
  await deliver(event);
  expect(await copied()).toMatchObject([{ record: { count: 1 } }]);
});

test('texts stay as they are where the update says so', async () => {
  const id = await add(opportunity);
  await deliver(wonWith({ updateRFP: false }));
  expect(await read(id)).toMatchObject({ oppStatus: writing });
  expect(await copied()).toEqual([]);
});

test('texts of a bid that became another one are that one’s, with its status', async () => {
  const [river, twin] = [
    { id: 'o-river', name: 'River' },
    { id: 'o-twin', name: 'River again' },
  ];
  const won = { id: 's-won', name: 'Won' };
  const kept = await call<string>('create', { col: 'rfpContent', ...sampleContent({ opportunity: twin }) }, admin);
  const merged = { service: 'opportunities', col: 'opportunities', kind: 'merged', record: twin } as const;
  const receipt = await deliver(event({ ...merged, into: { ...river, opportunityStatus: won } }));
  expect(receipt.failed).toEqual([]);
  const { body } = await call('getRecordById', { col: 'rfpContent', id: kept.body.data }, admin);
  expect(body.data).toMatchObject({ opportunity: { ...river, status: won } });
});
