import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';

const running = runningBids();
const { ask, keep } = running;
const sub = 'lessons';

const read = async (id: string) => (await ask<Record<string, unknown>[]>('getSubCollection', { id, sub })).body.data;
const add = async (ref: string, fields: object) =>
  (await ask<string>('createSubcollection', { ref, sub, ...fields })).body.data;

test('any record has subcollections that no contract states', async () => {
  const bid = await keep();
  expect(await read(bid.id)).toEqual([]);
  const id = await add(bid.id, {
    text: 'Ask earlier',
    points: [1, { a: 2 }],
    none: null,
    addedBy: { id: 'x' },
    dateCreated: 1,
  });
  const kept = {
    id,
    version: 1,
    dateCreated: expect.any(Number),
    dateUpdated: expect.any(Number),
    addedBy: { id: admin.id, name: 'Ada' },
  };
  expect(await read(bid.id)).toEqual([{ ...kept, text: 'Ask earlier', points: [1, { a: 2 }] }]);

  const changed = await ask('updateSubcollection', { parentID: bid.id, sub, id, text: null, state: 'done' });
  expect(changed.body).toEqual({ data: id });
  expect(await read(bid.id)).toEqual([{ ...kept, version: 2, points: [1, { a: 2 }], state: 'done' }]);

  expect((await ask('deleteSubcollection', { id: bid.id, sub, recordId: id })).body).toEqual({ data: id });
  expect(await read(bid.id)).toEqual([]);
});

test('what is done is sealed in the audit', async () => {
  const bid = await keep();
  const id = await add(bid.id, { text: 'Ask earlier' });
  await ask('updateSubcollection', { parentID: bid.id, sub, id, text: 'Ask early' });
  await ask('deleteSubcollection', { id: bid.id, sub, recordId: id });
  const { rows } = await sql<{ action: string; changes: string }>`select action, changes from audit
    where recordId = ${id} and sub = ${sub} and parentId = ${bid.id} order by seq`.execute(running.db);
  expect(rows.map(({ action, changes }) => [action, JSON.parse(String(changes))])).toEqual([
    ['created', { text: { from: null, to: 'Ask earlier' } }],
    ['changed', { text: { from: 'Ask earlier', to: 'Ask early' } }],
    ['removed', { text: { from: 'Ask early', to: null } }],
  ]);
});

test('who may read the parent reads them, who may update it writes them', async () => {
  const lead = person('Team Lead');
  const [own, others] = [await keep({}, lead), await keep()];
  const status = async (call: string, id: string, who: typeof lead) =>
    (await ask(call, { id, ref: id, sub, text: 'x' }, who)).status;
  const watcher = person('Operations');
  expect(await status('createSubcollection', own.id, lead)).toBe(200);
  expect(await status('createSubcollection', others.id, lead)).toBe(403);
  expect(await status('createSubcollection', others.id, watcher)).toBe(403);
  expect(await status('getSubCollection', others.id, watcher)).toBe(200);
  expect(await status('getSubCollection', '0'.repeat(36), watcher)).toBe(404);
});

test('a record of another parent, or of another name, is out of reach', async () => {
  const [bid, other] = [await keep(), await keep()];
  const id = await add(other.id, { text: 'Elsewhere' });
  expect((await ask('updateSubcollection', { parentID: bid.id, sub, id, text: 'x' })).status).toBe(404);
  expect((await ask('deleteSubcollection', { id: other.id, sub: 'risks', recordId: id })).status).toBe(404);
  expect(await read(other.id)).toMatchObject([{ text: 'Elsewhere' }]);
});

test('who read an older version is told', async () => {
  const bid = await keep();
  const id = await add(bid.id, { text: 'one' });
  await ask('updateSubcollection', { parentID: bid.id, sub, id, text: 'two' });
  const late = await ask('updateSubcollection', { parentID: bid.id, sub, id, version: 1, text: 'three' });
  expect([late.status, late.body.errorInfo.current]).toMatchObject([409, { text: 'two', version: 2 }]);
});

test.each([
  ['a name with a space', { sub: 'my notes' }, 400],
  ['a name of 41 letters', { sub: 'a'.repeat(41) }, 400],
  ['a field with a bad name', { sub, 'a b': 1 }, 422],
  ['too many fields', { sub, ...Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, at])) }, 422],
  ['fields too large', { sub, text: 'x'.repeat(65 * 1024) }, 422],
])('%s is refused', async (_what, body, status) => {
  const bid = await keep();
  expect((await ask('createSubcollection', { ref: bid.id, ...body })).status).toBe(status);
  expect(await read(bid.id)).toEqual([]);
});

test('a record has at most a thousand of them', async () => {
  const bid = await keep();
  await add(bid.id, { text: 'one' });
  await sql`insert into free_records select uuid(), col, parentId, 'others', fields, 1, 1, 1, addedById, addedByName
    from free_records join (select seq from (${sql.join(
      Array.from({ length: 999 }, (_, at) => sql`select ${at} as seq`),
      sql` union all `,
    )}) n) m where parentId = ${bid.id}`.execute(running.db);
  const full = await ask('createSubcollection', { ref: bid.id, sub, text: 'one more' });
  expect([full.status, full.body.errorInfo.message]).toEqual([
    422,
    'A record has at most 1000 records in such subcollections',
  ]);
});
