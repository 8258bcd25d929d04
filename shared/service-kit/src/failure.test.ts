import { runningBids } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { sql } from 'kysely';

const running = runningBids();

/** A table that a migration left narrower than its contract. */
beforeAll(() =>
  sql`alter table bids modify code varchar(5), modify pages tinyint, modify note varchar(30) character set ascii`.execute(
    running.db,
  ),
);

test('what is looked for in letters that a column has not is told as a matter of what was sent', async () => {
  const { status, body } = await running.ask('query', { where: [{ field: 'note', is: 'eq', value: '标书' }] });
  expect([status, body.errorInfo?.code]).toEqual([400, 'bad-value']);
});

test.each([
  ['code', 'too long for this'],
  ['pages', 40_000],
  ['note', '标书'],
])('a value that the column of %s cannot hold is told as a matter of the field', async (field, value) => {
  const { status, body } = await running.ask('create', sampleBid({ code: null, note: null, pages: 1, [field]: value }));
  expect(status).toBe(422);
  expect(body.errorInfo).toMatchObject({
    code: 'invalid',
    message: `The value of ${field} cannot be kept`,
    fields: { [field]: { key: 'validation.invalid', message: 'This value cannot be used' } },
  });
});

test('a write that a cluster lost while it was committed may be sent again', async () => {
  await sql`create trigger losing before insert on bids for each row
    signal sqlstate 'HY000' set mysql_errno = 1180, message_text = 'Got error 6 during COMMIT'`.execute(running.db);
  const { status, headers, body } = await running.ask('create', sampleBid({ code: null, note: null, pages: 1 }));
  await sql`drop trigger losing`.execute(running.db);
  expect([status, headers.get('retry-after'), body.errorInfo?.code]).toEqual([503, '1', 'unavailable']);
});
