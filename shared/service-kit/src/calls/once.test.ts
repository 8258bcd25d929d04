import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';
import { now } from '../writes/newRecord.ts';

const running = runningBids();
const { ask, as, keep } = running;
const bid = sampleBid();

const send = async (key: string | undefined, body: object = bid, who = admin, call = 'create') => {
  const answer = await fetch(`${running.url}/api/fixture/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }), ...as(who) },
    body: JSON.stringify({ col: 'bids', ...body }),
  });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

const count = async (table = 'bids') =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(running.db)).rows[0]?.count;

test('fifty twins at the same moment add one record and get fifty equal answers', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('same-key')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
  expect([await count(), await count('audit'), (await running.published()).length]).toEqual([1, 1, 1]);
});

test('a key answers as a call without one does, and the same again later', async () => {
  const first = await send('key-1');
  expect(JSON.parse(first.text)).toEqual({ data: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(await send('key-1')).toEqual(first);
  expect(await count()).toBe(1);
});

test('the end of the audit is locked by the last two statements, for everybody who writes waits for it', async () => {
  const before = running.statements.length;
  await send('key-1');
  const last = running.statements.slice(before).slice(-3);
  expect(last.map((statement) => /^(update idempotency|insert into audit(_head)?)/.exec(statement)?.[0])).toEqual([
    'update idempotency',
    'insert into audit_head',
    'insert into audit',
  ]);
});

test('the order of a body’s fields makes no other request', async () => {
  const first = await send('key-1');
  const turned = Object.fromEntries(Object.entries(bid).toReversed());
  expect(await send('key-1', turned)).toEqual(first);
});

test('a key with another body, or for another call, is refused', async () => {
  await send('key-1');
  const parent = await keep();
  const others = [
    await send('key-1', { ...bid, name: 'Other' }),
    await send('key-1', { ref: parent.id, sub: 'notes', text: 'x' }, admin, 'createSubcollection'),
  ];
  for (const { status, text } of others) {
    expect([status, JSON.parse(text).errorInfo.code]).toEqual([422, 'key-used']);
  }
  expect([await count(), await count('bids_notes')]).toEqual([2, 0]);
});

test('a change that is sent again undoes nothing that came after it', async () => {
  const { id } = await keep();
  const change = { id, name: 'Two harbours' };
  const twins = await Promise.all(Array.from({ length: 5 }, () => send('key-1', change, admin, 'update')));
  expect(new Set(twins.map(({ text }) => text)).size).toBe(1);
  await ask('update', { id, name: 'Three harbours' });
  expect(await send('key-1', change, admin, 'update')).toEqual(twins[0]);
  expect((await ask('getRecordById', { id })).body).toMatchObject({ data: { name: 'Three harbours' } });
});

test('an entry is taken away once, and that is said again', async () => {
  const { id } = await keep();
  const { body } = await ask('createSubcollection', { ref: id, sub: 'notes', text: 'Call them' });
  const away = { id, sub: 'notes', recordId: body.data };
  const first = await send('key-1', away, admin, 'deleteSubcollection');
  expect(first.status).toBe(200);
  expect(await send('key-1', away, admin, 'deleteSubcollection')).toEqual(first);
  expect((await send('key-2', away, admin, 'deleteSubcollection')).status).toBe(404);
});

test('records of subcollections are added once too', async () => {
  const parent = await keep();
  const note = { ref: parent.id, sub: 'notes', text: 'Call them' };
  const twins = await Promise.all(Array.from({ length: 10 }, () => send('key-1', note, admin, 'createSubcollection')));
  expect(new Set(twins.map(({ text }) => text)).size).toBe(1);
  expect(await count('bids_notes')).toBe(1);
});

test('a key is its person’s own', async () => {
  const other = person('Admin');
  const [mine, theirs] = [await send('key-1'), await send('key-1', bid, other)];
  expect(theirs.status).toBe(200);
  expect(theirs.text).not.toBe(mine.text);
  expect(await count()).toBe(2);
});

test('what was refused may be put right under the same key', async () => {
  const wrong = await Promise.all(Array.from({ length: 5 }, () => send('key-1', { ...bid, name: '' })));
  expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 422));
  expect((await send('key-1')).status).toBe(200);
  expect(await count()).toBe(1);
});

test('after 24 hours a key is new again', async () => {
  await send('key-1');
  await sql`update idempotency set dateCreated = ${now() - 24 * 3600 + 60}`.execute(running.db);
  await send('key-1');
  expect(await count()).toBe(1);
  await sql`update idempotency set dateCreated = ${now() - 24 * 3600}`.execute(running.db);
  expect((await send('key-1', { ...bid, name: 'Other' })).status).toBe(200);
  expect(await count()).toBe(2);
});

test.each([[''], ['é'.repeat(3)], ['x'.repeat(201)], ['two words']])('a key of %j is refused', async (key) => {
  expect((await send(key)).status).toBe(400);
});

test('without a key the same request adds as often as it comes', async () => {
  for (const { status } of [await send(undefined), await send(undefined)]) expect(status).toBe(200);
  expect(await count()).toBe(2);
});
