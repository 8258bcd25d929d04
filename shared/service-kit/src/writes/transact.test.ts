import { runningBids } from '@bidwright/service-testing/fixture/running';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../connect.ts';
import { untilWritten } from './transact.ts';

const running = runningBids();

const lay = (db: Database, id: number) =>
  sql`insert into outbox (id, receiver, eventId, recordId, payload) values (${id}, 'nobody', uuid(), uuid(), '{}')`.execute(
    db,
  );

test('a number that another machine has counted too is counted again, and nothing of the first try stays', async () => {
  await lay(running.db, 1);
  const numbers = [1, 2];
  await untilWritten(running.db, () =>
    inTransaction(running.db, async (trx) => {
      await sql`insert into audit_head (id, seq, prevHash, hash) values (1, 1, '', '')`.execute(trx);
      await lay(trx, numbers.shift() ?? 0);
      return 'written';
    }),
  );
  expect(numbers).toEqual([]);
});

test('a value that another record has is no matter of trying again', async () => {
  let tries = 0;
  const write = async () => {
    tries += 1;
    await sql`insert into idempotency (personId, ${sql.ref('key')}, request, answer, dateCreated) values
      ('ada', 'k', '', '', 1), ('ada', 'k', '', '', 1)`.execute(running.db);
    return 'written';
  };
  await expect(untilWritten(running.db, write)).rejects.toMatchObject({ errno: 1062 });
  expect(tries).toBe(1);
});
