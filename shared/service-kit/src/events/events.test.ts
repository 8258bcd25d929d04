import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';

const running = runningBids();
const { ask, keep, call, published } = running;

test('others are told of each write: what changed, and the record after it', async () => {
  const { body } = await ask<string>('create', sampleBid({ name: 'Harbor', pages: 1 }));
  await ask('update', { id: body.data, pages: 2 });
  const by = { id: admin.id, name: 'Ada' };
  const about = { service: 'fixture', col: 'bids', recordId: body.data, title: 'name', by, at: expect.any(Number) };
  const [created, changed, ...more] = await published();
  expect(created).toMatchObject({ ...about, kind: 'created', version: 1, record: { id: body.data, name: 'Harbor' } });
  expect(created?.changes).toMatchObject({ name: { from: null, to: 'Harbor' }, pages: { from: null, to: 1 } });
  expect(changed).toMatchObject({ ...about, kind: 'changed', version: 2, record: { name: 'Harbor', pages: 2 } });
  expect(changed?.changes).toEqual({ pages: { from: 1, to: 2 } });
  expect(more).toEqual([]);
});

test('of a subcollection they are told with its parent, and of a removed record as it was', async () => {
  const bid = await keep();
  const { body } = await ask<string>('createSubcollection', { ref: bid.id, sub: 'notes', text: 'Call them' });
  await ask('deleteSubcollection', { id: bid.id, sub: 'notes', recordId: body.data });
  const about = { col: 'bids', sub: 'notes', parentId: bid.id, recordId: body.data };
  expect(await published()).toMatchObject([
    { ...about, kind: 'created', record: { text: 'Call them' } },
    { ...about, kind: 'removed', changes: { text: { from: 'Call them', to: null } }, record: { text: 'Call them' } },
  ]);
});

test('what not everybody may read is not told', async () => {
  const job = { col: 'jobs', name: 'Paint', wage: 7_654_321, worker: refer('Walt') };
  const { body } = await call<string>('create', job, admin);
  await call('update', { col: 'jobs', id: body.data, wage: 8_888_888 }, admin);
  await call('createSubcollection', { col: 'jobs', ref: body.data, sub: 'costs', amount: 9_999_999 }, admin);
  const events = await published();
  expect(events.map(({ kind, sub }) => [kind, sub])).toEqual([
    ['created', undefined],
    ['changed', undefined],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/7654321|8888888|9999999|Walt|wage/);
});

test('a write that is refused tells nothing', async () => {
  const bid = await keep();
  await ask('create', { name: 'x' });
  await ask('update', { id: bid.id, name: '' });
  await ask('update', { id: bid.id, name: bid.name });
  expect(await published()).toEqual([]);
});
