import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer } from '@bidwright/service-testing/fixture/samples';
import { person } from '@bidwright/service-testing/person';

const { ask, keep } = runningBids();

const notes = async (id: string) => (await ask<unknown[]>('getSubCollection', { id, sub: 'notes' })).body.data;

const add = (ref: string, text: string) =>
  ask<string>('createSubcollection', { ref, sub: 'notes', text, addedBy: refer('Eve'), dateCreated: 1 });

test('records are added, changed and removed under their parent', async () => {
  const [bid, other] = [await keep(), await keep()];
  const { body } = await add(bid.id, 'Call them');
  await add(other.id, 'Elsewhere');
  const kept = {
    addedBy: { id: admin.id, name: 'Ada' },
    dateCreated: expect.any(Number),
    dateUpdated: expect.any(Number),
  };
  expect(await notes(bid.id)).toEqual([{ id: body.data, version: 1, text: 'Call them', by: null, ...kept }]);

  const changed = { parentID: bid.id, sub: 'notes', id: body.data, text: 'Called', by: refer('Ann', 'a') };
  expect((await ask('updateSubcollection', changed)).body).toEqual({ data: body.data });
  expect(await notes(bid.id)).toMatchObject([{ version: 2, text: 'Called', by: { id: 'a', name: 'Ann' } }]);

  const gone = await ask('deleteSubcollection', { id: bid.id, sub: 'notes', recordId: body.data });
  expect(gone.body).toEqual({ data: body.data });
  expect(await notes(bid.id)).toEqual([]);
  expect(await notes(other.id)).toHaveLength(1);
});

test('a record of another parent is out of reach', async () => {
  const [bid, other] = [await keep(), await keep()];
  const { data: id } = (await add(other.id, 'Elsewhere')).body;
  expect((await ask('updateSubcollection', { parentID: bid.id, sub: 'notes', id, text: 'x' })).status).toBe(404);
  expect((await ask('deleteSubcollection', { id: bid.id, sub: 'notes', recordId: id })).status).toBe(404);
  expect(await notes(other.id)).toMatchObject([{ text: 'Elsewhere' }]);
});

test('subcollections have rules and fields like any other', async () => {
  const bid = await keep();
  const empty = await add(bid.id, ' ');
  expect([empty.status, empty.body.errorInfo.fields?.text?.message]).toEqual([422, 'This field is required']);
  const odd = await ask('createSubcollection', { ref: bid.id, sub: 'notes', text: 'x', colour: 1 });
  expect([odd.status, odd.body.errorInfo.message]).toEqual([400, 'bids_notes has no field colour']);
});

test('the history is read like a subcollection and written by nobody', async () => {
  const bid = await keep({ name: 'First' });
  await ask('update', { id: bid.id, name: 'Second' });
  const { body } = await ask('getSubCollection', { id: bid.id, sub: 'changeLog' });
  expect(body.data).toMatchObject([{ field: 'name', oldValue: 'First', newValue: 'Second', changedBy: admin.id }]);
  for (const [call, ids] of [
    ['createSubcollection', { ref: bid.id }],
    ['updateSubcollection', { parentID: bid.id, id: bid.id }],
    ['deleteSubcollection', { id: bid.id, recordId: bid.id }],
  ] as const) {
    const answer = await ask(call, { ...ids, sub: 'changeLog' });
    expect([call, answer.status, answer.body.errorInfo.code]).toEqual([call, 403, 'read-only']);
  }
});

test('who may read the parent may read what belongs to it, who may update it may write', async () => {
  const lead = person('Team Lead');
  const [own, others] = [await keep({}, lead), await keep()];
  const watcher = person('Operations');
  const status = async (call: 'getSubCollection' | 'createSubcollection', id: string, who: typeof lead) =>
    (await ask(call, { id, ref: id, sub: 'notes', text: 'x' }, who)).status;
  expect(await status('getSubCollection', own.id, lead)).toBe(200);
  expect(await status('getSubCollection', others.id, lead)).toBe(403);
  expect(await status('createSubcollection', own.id, lead)).toBe(200);
  expect(await status('createSubcollection', others.id, lead)).toBe(403);
  expect(await status('getSubCollection', others.id, watcher)).toBe(200);
  expect(await status('createSubcollection', others.id, watcher)).toBe(403);
  expect(await status('getSubCollection', others.id, person('User'))).toBe(403);
});

test('an unknown subcollection or parent is named', async () => {
  const bid = await keep();
  const unknown = await ask('getSubCollection', { id: bid.id, sub: 'to-String' });
  expect([unknown.status, unknown.body.errorInfo.message]).toEqual([
    400,
    expect.stringMatching(/^bids has no subcollection to-String;/),
  ]);
  expect((await ask('getSubCollection', { id: 'nobody', sub: 'notes' })).status).toBe(404);
});
