import { everybody, object, reference, type SubCollection, text } from '@bidwright/contract-kit';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { jobs } from '@bidwright/service-testing/fixture/jobs';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { service } from '@bidwright/service-testing/fixture/service';
import { person } from '@bidwright/service-testing/person';
import { testService } from '@bidwright/service-testing/testService';

/** Everybody reads notes, but a Team Lead only some bids. */
const notes: SubCollection = {
  name: 'notes',
  input: object({ text: text(200).required(), by: reference('users') }),
  rights: { read: everybody, create: everybody, update: everybody },
  fields: { by: { read: (who) => (who.permissions.includes('Admin') ? 'all' : 'none') } },
  asked: { sort: ['text'], filter: ['parent', 'by'] },
};

const { call } = testService({ ...service, collections: [{ ...bids, sub: { notes } }, jobs] });
const admin = person('Admin');
const lead = person('Team Lead', { teams: ['water'] });

interface Note {
  id: string;
  text: string;
  parent: { id: string; name: string };
}

const bid = async (name: string, texts: string[], teams = [refer('Roads')]) => {
  const { data: ref } = (await call<string>('create', { col: 'bids', ...sampleBid({ name, teams }) }, admin)).body;
  for (const text of texts)
    await call('createSubcollection', { col: 'bids', sub: 'notes', ref, text, by: refer('Hella', 'hella') }, admin);
  return ref;
};

const ask = (body: object = {}, who = admin) => call<Note[]>('query', { col: 'bids', sub: 'notes', ...body }, who);
const texts = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body.data.map((note) => note.text);

test('the records of all parents come page by page, each with its parent', async () => {
  const harbor = await bid('Harbor', ['b', 'd', 'd']);
  await bid('Tunnel', ['a', 'c', 'd']);
  const found: Note[] = [];
  let after: string | null = null;
  do {
    const { status, body }: Awaited<ReturnType<typeof ask>> = await ask({
      sort: { field: 'text', descending: true },
      limit: 2,
      total: true,
      after,
    });
    expect([status, body.total]).toEqual([200, 6]);
    found.push(...body.data);
    after = body.next;
  } while (after);
  expect(found.map((note) => note.text)).toEqual(['d', 'd', 'd', 'c', 'b', 'a']);
  expect(new Set(found.map(({ id }) => id)).size).toBe(6);
  expect(found.at(-2)?.parent).toEqual({ id: harbor, name: 'Harbor' });
});

test('they are found by what they say, by their parent and by what that is called', async () => {
  const harbor = await bid('Harbor', ['lights', 'cranes']);
  await bid('Tunnel', ['lights']);
  const sort = { field: 'text' };
  expect(await texts({ sort, where: [{ field: 'parent', is: 'eq', value: harbor }] })).toEqual(['cranes', 'lights']);
  expect(await texts({ sort, search: 'harbor' })).toEqual(['cranes', 'lights']);
  expect(await texts({ sort, search: 'lights tunnel' })).toEqual(['lights']);
});

test('who may not read a parent finds and counts nothing of it', async () => {
  await bid('Harbor', ['mine'], [refer('Water', 'water')]);
  await bid('Tunnel', ['theirs']);
  const { body } = await ask({ total: true }, lead);
  expect([body.data.map((note) => note.text), body.total]).toEqual([['mine'], 1]);
  expect(await texts({}, person('User'))).toEqual([]);
});

test('a field that is not for the person is not there, and cannot be asked for', async () => {
  await bid('Harbor', ['mine'], [refer('Water', 'water')]);
  expect((await ask({}, lead)).body.data[0]).not.toHaveProperty('by');
  expect((await ask()).body.data[0]).toMatchObject({ by: { id: 'hella', name: 'Hella' } });
  expect((await ask({ where: [{ field: 'by', is: 'eq', value: 'hella' }] }, lead)).status).toBe(403);
});

test.each([
  [{ sub: 'friends' }, 'bids has no subcollection friends to query'],
  [{ sub: 5 }, 'bids has no subcollection 5 to query'],
  [{ sort: { field: 'parent' } }, 'bids_notes cannot be sorted by parent'],
  [{ where: [{ field: 'text', is: 'ne', value: 'x' }] }, "There is no condition 'ne'"],
  [{ where: [{ field: 'version', is: 'eq', value: 1 }] }, 'bids_notes cannot be filtered by version'],
])('%j is refused', async (body, message) => {
  const answer = await ask(body);
  expect([answer.status, answer.body.errorInfo.message]).toEqual([400, message]);
});

test('a subcollection that is not asked for across its parents stays closed', async () => {
  const { status, body } = await call('query', { col: 'jobs', sub: 'remarks' }, admin);
  expect([status, body.errorInfo.message]).toEqual([400, 'jobs has no subcollection remarks to query']);
  expect((await call('query', { col: 'jobs', sub: 'costs' }, person('User'))).status).toBe(403);
});
