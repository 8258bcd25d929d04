import { sql } from 'kysely';
import { bids } from './fixture/bids.ts';
import { sampleBid } from './fixture/samples.ts';
import { service as fixture } from './fixture/service.ts';
import { loadSeeds } from './seed.ts';
import { person } from './testing/person.ts';
import { testService } from './testing/testService.ts';
import { newRecord } from './writes/newRecord.ts';

const service = testService(fixture);
const somebody = person('Admin');
const records = Array.from({ length: 2500 }, (_, n) => ({
  ...newRecord(sampleBid(), somebody),
  id: `seed-${String(n).padStart(4, '0')}`,
}));

const ids = async () => {
  const { rows } = await sql<{ id: string }>`select id from bids order by id`.execute(service.db);
  return rows.map(({ id }) => id);
};

test('adds what is missing, however often it runs and wherever it was cut short', async () => {
  const all = records.map(({ id }) => id);
  await loadSeeds(service.db, { collection: bids, records: records.slice(0, 2100) });
  await sql`delete from bids where id in ('seed-0003', 'seed-2050')`.execute(service.db);
  await loadSeeds(service.db, { collection: bids, records });
  expect(await ids()).toEqual(all);
  await loadSeeds(service.db, { collection: bids, records });
  expect(await ids()).toEqual(all);
});
