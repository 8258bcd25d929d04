import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { jobsOf } from '@bidwright/service-testing/jobs';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';

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

test.each([
  ['', 'bids.csv', 422, 'The file is empty'],
  ['\n\n', 'bids.csv', 422, 'The file has no row of names'],
  ['a,a\n1,2', 'bids.csv', 422, 'Two columns of the file have the same name'],
  [`${Array.from({ length: 201 }, (_, n) => `c${n}`).join(',')}\n`, 'bids.csv', 422, 'A file has at most 200 columns'],
  [`name\n${'x\n'.repeat(100_001)}`, 'bids.csv', 422, 'A file has at most 100000 rows: send it in parts'],
  ['name\n"open', 'bids.csv', 422, 'The file cannot be read: it is damaged, encrypted or no table'],
  ['%PDF-1.4', 'bids.pdf', 415, expect.stringContaining('Only these file types are accepted: csv xlsx')],
  ['name\nx\0y', 'bids.csv', 415, expect.stringContaining('Only these file types')],
])('the file %# is refused with a reason', async (content, name, wanted, reason) => {
  const { status, errorInfo } = await upload(content, name);
  expect([status, errorInfo.message]).toEqual([wanted, reason]);
});
