import { sql } from 'kysely';
import { runningBids } from '../fixture/running.ts';
import { sampleBid } from '../fixture/samples.ts';
import { verifyAudit } from './verify.ts';

const running = runningBids();
const { ask } = running;

const write = async (count: number) => {
  const { body } = await ask<string>('create', sampleBid());
  for (let pages = 1; pages < count; pages += 1) await ask('update', { id: body.data, pages: 1000 + pages });
};

const tamper = (statement: ReturnType<typeof sql>) => statement.execute(running.db);

test('an audit that nobody touched is sound', async () => {
  expect(await verifyAudit(running.db)).toEqual({ rows: 0 });
  await write(5);
  expect(await verifyAudit(running.db)).toEqual({ rows: 5 });
});

test('many that write at the same moment make one chain', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('create', sampleBid())));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await verifyAudit(running.db)).toEqual({ rows: 40 });
});

const swap = async () => {
  await tamper(sql`update audit set seq = 0 where seq = 3`);
  await tamper(sql`update audit set seq = 3 where seq = 4`);
  await tamper(sql`update audit set seq = 4 where seq = 0`);
};

const slipIn = async () => {
  await tamper(sql`update audit set seq = seq + 1 where seq > 3 order by seq desc`);
  await tamper(sql`insert into audit select 4, at, byId, byName, requestId, action, col, recordId, sub, parentId, changes,
    prevHash, hash from audit where seq = 3`);
  await tamper(sql`update audit_head set seq = seq + 1`);
};

const cutOff = async () => {
  await tamper(sql`delete from audit where seq = 6`);
  await tamper(sql`update audit_head set seq = 5`);
};

test.each<[string, () => Promise<unknown>, number, string]>([
  ['another author', () => tamper(sql`update audit set byName = 'Eve' where seq = 3`), 3, 'was altered'],
  ['another time', () => tamper(sql`update audit set at = at + 1 where seq = 1`), 1, 'was altered'],
  [
    'another value',
    () => tamper(sql`update audit set changes = '{"pages":{"from":1,"to":2}}' where seq = 2`),
    2,
    'was altered',
  ],
  ['another record', () => tamper(sql`update audit set recordId = 'x' where seq = 6`), 6, 'was altered'],
  ['no request', () => tamper(sql`update audit set requestId = null where seq = 4`), 4, 'was altered'],
  ['a missing entry', () => tamper(sql`delete from audit where seq = 4`), 4, 'is missing'],
  ['a missing first entry', () => tamper(sql`delete from audit where seq = 1`), 1, 'is missing'],
  ['a missing last entry', () => tamper(sql`delete from audit where seq = 6`), 6, 'is missing'],
  ['a missing last entry, with the end moved', cutOff, 5, 'is not the end of the chain'],
  ['no entries at all', () => tamper(sql`delete from audit`), 1, 'is missing'],
  ['no end', () => tamper(sql`delete from audit_head`), 1, 'stands without the end of the chain'],
  ['two entries in each other’s place', swap, 3, 'does not follow the entry before it'],
  ['an entry that was slipped in', slipIn, 4, 'does not follow the entry before it'],
])('%s is found', async (_, act, seq, why) => {
  await write(6);
  await act();
  expect((await verifyAudit(running.db)).broken).toEqual({ seq, why });
});

test('any byte of any column that is altered is found', async () => {
  await write(3);
  const columns = ['at', 'byId', 'byName', 'requestId', 'action', 'col', 'recordId', 'prevHash', 'hash'];
  for (const column of columns) {
    const at = sql.ref(column);
    const { rows } = await sql<{ was: unknown }>`select ${at} as was from audit where seq = 2`.execute(running.db);
    const other = typeof rows[0]?.was === 'number' ? 7 : `x${String(rows[0]?.was).slice(1)}`;
    await tamper(sql`update audit set ${at} = ${other} where seq = 2`);
    expect([column, (await verifyAudit(running.db)).broken?.seq]).toEqual([column, 2]);
    await tamper(sql`update audit set ${at} = ${rows[0]?.was} where seq = 2`);
    expect([column, await verifyAudit(running.db)]).toEqual([column, { rows: 3 }]);
  }
});
