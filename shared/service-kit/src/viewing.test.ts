import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';

const running = runningBids();
const { ask, call, keep } = running;
const water = refer('Water', 'team-water');
const viewing = { ...person('Team Lead', { teams: [water.id] }), viewAs: 'Team Lead' as const };

const everything = async () => {
  const { rows } = await sql<{ n: number }>`select (select count(*) from bids) + (select count(*) from audit)
    + (select count(*) from outbox) + (select count(*) from jobs) as n`.execute(running.db);
  return rows[0]?.n;
};

test('who only looks reads what the role may read, and writes nothing by any call', async () => {
  const { id } = await keep({ teams: [water], pages: 3 });
  const before = await everything();
  expect((await ask('getRecordById', { id }, viewing)).status).toBe(200);
  expect((await ask('query', {}, viewing)).status).toBe(200);
  for (const [name, body] of [
    ['create', { ...sampleBid(), teams: [water] }],
    ['update', { id, pages: 4 }],
    ['bulkUpdate', { ids: [id], set: { pages: 4 } }],
    ['exportRecords', {}],
    ['merge', { id, from: [id] }],
  ] as const) {
    const { status, body: answer } = await call(name, { col: 'bids', ...body }, viewing);
    expect([name, status]).toEqual([name, 403]);
    expect(['viewing', 'forbidden']).toContain(answer.errorInfo.code);
  }
  expect(await everything()).toBe(before);
  // Nobody else is held up by it.
  expect((await ask('update', { id, pages: 5 }, admin)).status).toBe(200);
  expect((await ask('update', { id, pages: 6 }, person('Team Lead', { teams: [water.id] }))).status).toBe(200);
});
