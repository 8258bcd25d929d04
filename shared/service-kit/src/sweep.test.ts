import { renamed } from '@bidwright/service-testing/fixture/events';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { sql } from 'kysely';
import { sweep } from './sweep.ts';
import { now } from './writes/newRecord.ts';

const running = runningBids();
const day = 24 * 60 * 60;

const left = async (table: string) => (await sql`select dateCreated from ${sql.table(table)}`.execute(running.db)).rows;

test('old notes go, those that still count stay', async () => {
  await running.deliver(renamed('teams', 'team-1', 'Water'));
  await running.deliver(renamed('teams', 'team-1', 'Ice'));
  for (const key of ['a', 'b'])
    await running.post(
      '/api/fixture/create',
      { col: 'bids', ...sampleBid() },
      { ...running.as(admin), 'idempotency-key': key },
    );
  const [month, yesterday] = [now() - 30 * day, now() - day];
  await sql`update inbox set dateCreated = ${month} limit 1`.execute(running.db);
  await sql`update idempotency set dateCreated = ${yesterday} limit 1`.execute(running.db);
  await sweep(running.service);
  expect([await left('inbox'), await left('idempotency')].map(({ length }) => length)).toEqual([1, 1]);
});
