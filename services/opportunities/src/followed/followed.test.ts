import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, published } = running;
const admin = person('Admin');
const col = 'opportunities';
const sub = 'followers';

const recorded = async () =>
  (await call<string>('create', { col, ...sampleOpportunity({ solicitationNumber: null }) }, admin)).body.data;
const follow = async (ref: string, who = admin) =>
  (await call<string>('createSubcollection', { col, ref, sub }, who)).body.data;
const followed = (who = admin) =>
  running.post<string[]>('/api/opportunities/followed', {}, running.as(who)).then(({ body }) => body.data);

test('a person finds the bids that she follows, each once, and none that is archived or no longer followed', async () => {
  const pat = person('Operations');
  const [first, second, third, foreign] = [await recorded(), await recorded(), await recorded(), await recorded()];
  for (const bid of [first, second, second, third]) await follow(bid, pat);
  await follow(foreign);
  await call('update', { col, id: third, status: 'Inactive' }, admin);
  expect((await followed(pat)).toSorted()).toEqual([first, second].toSorted());
  await call('deleteSubcollection', { col, id: second, sub, recordId: await follow(second, pat) }, pat);
  expect(await followed(pat)).toEqual([first]);
  expect(await followed()).toEqual([foreign]);
});

const entries = async (id: string) =>
  (await call<{ id: string; addedBy: object }[]>('getSubCollection', { col, id, sub }, admin)).body.data;

test('who follows a bid again, even at once, follows it once', async () => {
  const id = await recorded();
  const pat = person('Operations');
  const [first, ...again] = await Promise.all(Array.from({ length: 8 }, () => follow(id, pat)));
  expect(new Set(again)).toEqual(new Set([first]));
  expect(await follow(id, pat)).toBe(first);
  expect(await entries(id)).toMatchObject([{ id: first, addedBy: { id: pat.id } }]);
  expect((await published()).filter(({ kind, sub: of }) => kind === 'created' && of === sub)).toHaveLength(1);
});

test('who follows two bids that become one follows that one once', async () => {
  const [kept, lost] = [await recorded(), await recorded()];
  const [both, only] = [person('Operations'), person('Team Lead')];
  const stays = await follow(kept, both);
  const [goes, comes] = [await follow(lost, both), await follow(lost, only)];
  expect((await call('merge', { col, id: kept, from: [lost] }, admin)).status).toBe(200);
  expect((await entries(kept)).map(({ id }) => id).toSorted()).toEqual([stays, comes].toSorted());
  expect(await published()).toContainEqual(expect.objectContaining({ sub, recordId: goes, kind: 'removed' }));
});

test('to follow changes nothing of the bid, and other services hear of it', async () => {
  const id = await recorded();
  const entry = await follow(id);
  const { body } = await call('getRecordById', { col, id }, admin);
  expect(body.data).toMatchObject({ version: 1 });
  expect(await published()).toContainEqual(
    expect.objectContaining({
      sub,
      parentId: id,
      recordId: entry,
      kind: 'created',
      by: { id: admin.id, name: admin.name },
    }),
  );
});

test('nobody stops the following of others, and nobody follows who may not read', async () => {
  const id = await recorded();
  const entry = await follow(id);
  const lead = person('Team Lead');
  expect((await call('deleteSubcollection', { col, id, sub, recordId: entry }, lead)).status).toBe(403);
  expect((await call('createSubcollection', { col, ref: id, sub }, person('User'))).status).toBe(403);
});

test('who loses the role reads nothing of what was followed until the role is back', async () => {
  const pat = person('Operations');
  const id = await recorded();
  await follow(id, pat);
  const without = { ...pat, permissions: ['User'] };
  const asked = await running.post('/api/opportunities/followed', {}, running.as(without));
  const read = await call('getRecordById', { col, id }, without);
  expect([asked.status, read.status]).toEqual([403, 403]);
  expect(await followed(pat)).toEqual([id]);
});
