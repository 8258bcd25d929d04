import { sql } from 'kysely';
import { admin, runningBids } from '../../fixture/running.ts';
import { jobsOf } from '../../testing/jobs.ts';
import { person } from '../../testing/person.ts';

const running = runningBids();
const { upload } = jobsOf(running, admin);

test('who may import nothing at all sends no file', async () => {
  for (const who of [person('User', { teams: ['t'] }), person([])]) {
    const { status, errorInfo } = await upload('name\nx', 'jobs.csv', who);
    expect([status, errorInfo.code]).toEqual([403, 'forbidden']);
  }
  const { rows } = await sql`select id from import_files`.execute(running.db);
  expect(rows).toEqual([]);
});
