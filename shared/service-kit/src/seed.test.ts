import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { service as fixture } from '@bidwright/service-testing/fixture/service';
import { person } from '@bidwright/service-testing/person';
import { testService } from '@bidwright/service-testing/testService';
import { sql } from 'kysely';
import { connect } from './connect.ts';
import { loadSeeds } from './seed.ts';
import { newRecord } from './writes/newRecord.ts';

const service = testService(fixture);
const somebody = person('Admin');

function* records() {
  for (let n = 0; n < 2500; n += 1) {
    const note = newRecord({ text: `Note ${n}`, by: null }, somebody);
    yield {
      ...newRecord(sampleBid(), somebody),
      id: `seed-${String(n).padStart(4, '0')}`,
      notes: [note],
      changeLog: [],
    };
  }
}

test('adds records with what belongs to them, some at a time, and tells how far it is', async () => {
  const published: number[] = [];
  await loadSeeds(service.db, { collection: bids, records: records() }, (done) => published.push(done));
  expect(published).toEqual([2000, 2500]);
  const { rows } = await sql<{ bids: number; notes: number }>`select count(distinct b.id) as bids, count(n.id) as notes
    from bids b join bids_notes n on n.parentId = b.id`.execute(service.db);
  expect(rows).toEqual([{ bids: 2500, notes: 2500 }]);
});

const run = async (DATABASE_URL: string, size: string) => {
  const child = spawn(process.execPath, [require.resolve('@bidwright/service-testing/fixture/seedProcess'), size], {
    env: { ...process.env, DATABASE_URL },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code };
};

const contents = async (url: string) => {
  const db = connect(url);
  const { rows } = await sql`select id, name, clientName, dateCreated from bids order by id`.execute(db);
  await db.destroy();
  return rows;
};

test('fills an empty database the same way each time, and refuses one that is in use', async () => {
  const [one, other] = [await emptyDatabase('seed one'), await emptyDatabase('seed other')];
  expect(await run(one, 'firm')).toEqual({ said: '', code: 0 });
  expect(await run(other, 'firm')).toEqual({ said: '', code: 0 });
  const rows = await contents(one);
  expect(rows).toHaveLength(40);
  expect(await contents(other)).toEqual(rows);
  const again = await run(one, 'firm');
  expect([again.code, again.said]).toEqual([1, expect.stringMatching(/^fixture has data already/)]);
  expect(await contents(one)).toEqual(rows);
});
