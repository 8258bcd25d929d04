import type { Change } from '@bidwright/contract-kit';
import { type Opportunity, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from './service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const col = 'opportunities';
const [health, water] = [
  { id: 'team-health', name: 'Health' },
  { id: 'team-water', name: 'Water' },
];
const [writing, sent, lost] = [
  { id: 'status-writing', name: 'Writing' },
  { id: 'status-sent', name: 'Sent' },
  { id: 'status-lost', name: 'Not ours' },
];

/** A record of admin's, of which tests say more than its id. */
interface Known {
  id: string;
  [field: string]: unknown;
}

const published = (list: string, record: Known) => deliver(event({ service: 'admin', col: list, record }));

beforeEach(async () => {
  for (const [status, category] of [
    [writing, 'Open'],
    [sent, 'Submitted'],
    [lost, 'Lost'],
  ] as const)
    await published('opportunityStatus', { ...status, category });
});

const made = async (change: object = {}) => {
  const fields = { solicitationNumber: null, primaryTeam: health, teamsInvolved: [health], opportunityStatus: writing };
  return (await call<string>('create', { col, ...sampleOpportunity({ ...fields, ...change } as object) }, admin)).body
    .data;
};
const read = async (id: string) =>
  (await call<Opportunity & { changeLog: Change[] }>('getRecordById', { col, id }, admin)).body.data;

const by = { id: 'ada', name: 'Ada Byron' };
const retired = (successor: typeof water | null = water) => {
  const changes = { status: { from: 'Active', to: 'Inactive' }, successor: { from: null, to: successor } };
  const record: Known = { ...health, status: 'Inactive', successor };
  return event({ service: 'admin', col: 'teams', by, changes, record });
};

test('open bids of a team that is out of use have its successor as their primary team, and their log tells who did it', async () => {
  const open = [await made(), await made({ opportunityStatus: sent })];
  const others = [await made({ opportunityStatus: lost }), await made({ primaryTeam: water, teamsInvolved: [water] })];
  const archived = await made();
  await call('update', { col, id: archived, status: 'Inactive' }, admin);
  const before = await Promise.all([...others, archived].map(read));

  const news = retired();
  expect((await deliver(news)).done).toEqual([news.id]);
  for (const id of open) {
    const bid = await read(id);
    expect(bid).toMatchObject({ primaryTeam: water, teamsInvolved: [health, water], version: 2 });
    expect(bid.changeLog.find(({ field }) => field === 'primaryTeam')).toMatchObject({
      changedBy: by.id,
      changedByName: by.name,
      oldValue: health,
      newValue: water,
    });
  }
  expect(await Promise.all([...others, archived].map(read))).toEqual(before);
  const heard = (await running.published()).filter(({ changes }) => changes.primaryTeam?.to);
  expect(
    heard
      .slice(-2)
      .map(({ recordId }) => recordId)
      .sort(),
  ).toEqual([...open].sort());
  // Told again it changes nothing.
  await deliver(news);
  expect((await read(open[0] ?? '')).version).toBe(2);
});

test('they are handed over all or none', async () => {
  const open = [await made(), await made(), await made()];
  // A record that cannot be kept any more as it is.
  await sql`update opportunities set role = '' where id = ${open[1]}`.execute(running.db);
  expect((await deliver(retired())).failed).toHaveLength(1);
  for (const id of open) expect((await read(id)).primaryTeam).toEqual(health);
  await sql`update opportunities set role = 'Prime' where id = ${open[1]}`.execute(running.db);
  expect((await deliver(retired())).failed).toEqual([]);
  for (const id of open) expect((await read(id)).primaryTeam).toEqual(water);
});

test('without a successor, or of a team that is in use, nothing is handed over', async () => {
  const id = await made();
  await deliver(retired(null));
  await deliver({ ...retired(), record: { ...health, status: 'Active', successor: water } });
  await deliver({ ...retired(), changes: { name: { from: 'Health', to: 'Care' } } });
  expect((await read(id)).primaryTeam.id).toBe(health.id);
});
