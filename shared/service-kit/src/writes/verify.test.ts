import { runningBids } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { sql } from 'kysely';
import { verifyAudit } from './verify.ts';

const running = runningBids();
const { ask } = running;

const write = async (count: number) => {
  const { body } = await ask<string>('create', sampleBid());
  for (let pages = 1; pages < count; pages += 1) await ask('update', { id: body.data, pages: 1000 + pages });
};

const tamper = (statement: ReturnType<typeof sql>) => statement.execute(running.db);

test('an audit that nobody touched is sound', async () => {
  expect(await verifyAudit(running.db)).toEqual({ rows: 0, hash: '' });
  await write(5);
  const hash = expect.stringMatching(/^[\da-f]{64}$/);
  expect(await verifyAudit(running.db)).toEqual({ rows: 5, hash });
});

test('many that write at the same moment make one chain', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('create', sampleBid())));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await verifyAudit(running.db)).toEqual({ rows: 40, hash: expect.any(String) });
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

const slipInAt = (seq: number) =>
  tamper(sql`insert into audit select ${seq}, at, byId, byName, requestId, action, col, recordId, sub, parentId, changes,
    prevHash, hash from audit where seq = 6`);

const empty = (column: string, type: string) => async () => {
  await tamper(sql`alter table audit modify ${sql.ref(column)} ${sql.raw(type)} null`);
  await tamper(sql`update audit set ${sql.ref(column)} = null where seq = 5`);
};

/** Only who lifts the server's own rule can do this. */
const noJson = async () => {
  await tamper(sql`alter table audit modify changes longtext`);
  await tamper(sql`update audit set changes = 'none' where seq = 5`);
};

const asItWas = async () => {
  await tamper(sql`delete from audit where seq = 5`);
  for (const [column, type] of [
    ['changes', 'json'],
    ['prevHash', 'char(64) character set ascii collate ascii_bin'],
    ['hash', 'char(64) character set ascii collate ascii_bin'],
  ])
    await tamper(sql`alter table audit modify ${sql.ref(String(column))} ${sql.raw(String(type))} not null`);
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
  ['an entry slipped in after the end', () => slipInAt(7), 7, 'was slipped in after the end of the chain'],
  ['an entry slipped in before the first', () => slipInAt(0), 0, 'was slipped in before the first entry'],
  ['an emptied hash', empty('hash', 'char(64)'), 5, 'was altered'],
  ['an emptied link', empty('prevHash', 'char(64)'), 5, 'does not follow the entry before it'],
  ['emptied changes', empty('changes', 'json'), 5, 'was altered'],
  ['changes that are no JSON', noJson, 5, 'was altered'],
  ['an end without hash', () => tamper(sql`update audit_head set hash = ''`), 6, 'is not the end of the chain'],
])('%s is found', async (_, act, seq, why) => {
  await write(6);
  await act();
  const { broken } = await verifyAudit(running.db);
  await asItWas();
  expect(broken).toEqual({ seq, why });
});

const cutOffWell = async () => {
  await tamper(sql`delete from audit where seq > 4`);
  await tamper(sql`update audit_head as h join audit as a on a.seq = 4
    set h.seq = a.seq, h.prevHash = a.prevHash, h.hash = a.hash`);
};

test('an end that was cut off well is found by what was noted of it before, and only by that', async () => {
  await write(6);
  const noted = await verifyAudit(running.db);
  await cutOffWell();
  expect(await verifyAudit(running.db)).toEqual({ rows: 4, hash: expect.any(String) });
  const missing = { seq: 5, why: 'is missing: it was there when the audit was last verified' };
  expect((await verifyAudit(running.db, noted)).broken).toEqual(missing);
  await write(4);
  const other = 'is not the one that was there when the audit was last verified: the chain was made anew';
  expect((await verifyAudit(running.db, noted)).broken).toEqual({ seq: 6, why: other });
});

test('what was noted does not mind what was written since, nor that others write', async () => {
  await write(3);
  const noted = await verifyAudit(running.db);
  const writing = Promise.all(Array.from({ length: 10 }, () => write(10)));
  for (let n = 0; n < 10; n += 1) expect((await verifyAudit(running.db, noted)).broken).toBeUndefined();
  await writing;
  expect(await verifyAudit(running.db, noted)).toEqual({ rows: 103, hash: expect.any(String) });
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
    expect([column, (await verifyAudit(running.db)).broken]).toEqual([column, undefined]);
  }
});
