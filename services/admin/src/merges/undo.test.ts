import { person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliverOwn, post, as } = running;
const admin = person('Admin');

const made = async (col: string, fields: object) => (await call<string>('create', { col, ...fields }, admin)).body.data;
const read = async (col: string, id: string) =>
  (await call<Record<string, unknown>>('getRecordById', { col, id }, admin)).body.data;
const merge = (col: string, id: string, from: string[], fields: object = {}) =>
  call('merge', { col, id, from, ...fields }, admin);
const ask = <T>(name: string, body: object, who = admin) => post<T>(`/api/admin/${name}`, body, as(who));
const undo = (id: string, col = 'companies') => ask<{ id: string; into: string }>('undoMerge', { col, id });
const uses = async (id: string) =>
  (await ask<Record<string, number>>('countUses', { of: 'companies', ids: [id] })).body.data[id] ?? 0;
const partsOf = async (id: string, sub: string) =>
  (await call<{ name: string }[]>('getSubCollection', { col: 'companies', id, sub }, admin)).body.data;

const pair = async () => {
  const kept = { id: await made('companies', { name: 'Blue Heron', city: 'Akron' }), name: 'Blue Heron' };
  const lost = {
    id: await made('companies', { name: 'Blue Heron Inc', website: 'heron.example' }),
    name: 'Blue Heron Inc',
  };
  return { kept, lost };
};

test('a merge that is taken back leaves everything as it was, and what came since where it is', async () => {
  const { kept, lost } = await pair();
  const contact = (ref: string, name: string) =>
    call('createSubcollection', { col: 'companies', ref, sub: 'contacts', name }, admin);
  await contact(kept.id, 'Ann');
  await contact(lost.id, 'Bo');
  const agreement = await made('bpas', { name: 'Pool', company: lost });
  const other = await made('bpas', { name: 'Other pool', company: kept });
  const both = await made('users', {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@firm.example',
    companies: [lost, kept],
  });
  await merge('companies', kept.id, [lost.id], { website: 'heron.example', city: 'Toledo' });
  await deliverOwn();
  expect(await read('users', both)).toMatchObject({ companies: [kept] });
  await contact(kept.id, 'Cy');
  await call('update', { col: 'companies', id: kept.id, city: 'Dayton' }, admin);

  const answer = await undo(lost.id);
  expect([answer.status, answer.body.data]).toEqual([200, { id: lost.id, into: kept.id }]);
  await deliverOwn();
  expect(await read('companies', lost.id)).toMatchObject({ status: 'Active', name: 'Blue Heron Inc' });
  // What was changed since the merge is somebody's wish; what the merge took over goes.
  expect(await read('companies', kept.id)).toMatchObject({ city: 'Dayton', website: null });
  expect((await partsOf(lost.id, 'contacts')).map(({ name }) => name)).toEqual(['Bo']);
  expect((await partsOf(kept.id, 'contacts')).map(({ name }) => name).sort()).toEqual(['Ann', 'Cy']);
  expect(await read('bpas', agreement)).toMatchObject({ company: lost });
  expect(await read('bpas', other)).toMatchObject({ company: kept });
  expect(await read('users', both)).toMatchObject({ companies: [lost, kept] });
});

test('merges of the last day are listed until they are taken back, which happens once', async () => {
  const { kept, lost } = await pair();
  await merge('companies', kept.id, [lost.id]);
  const { body } = await ask('merges', { col: 'companies' });
  expect(body.data).toEqual([{ from: lost, into: kept, at: expect.any(Number), by: admin.name }]);
  expect((await undo(lost.id)).status).toBe(200);
  expect((await ask('merges', { col: 'companies' })).body.data).toEqual([]);
  const again = await undo(lost.id);
  expect([again.status, again.body.errorInfo.code]).toEqual([409, 'too-late']);
});

test('a record that is not there is a refusal that the document says', async () => {
  const { kept } = await pair();
  expect((await undo(kept.id, 'teams')).status).toBe(404);
  const [, { post: described } = {}] =
    Object.entries(running.document.paths).find(([path]) => path.endsWith('/undoMerge')) ?? [];
  expect(Object.keys(described?.responses ?? {})).toContain('404');
});

test('of two who take a merge back at once the second finds that it was', async () => {
  const { kept, lost } = await pair();
  await merge('companies', kept.id, [lost.id]);
  const both = await Promise.all([undo(lost.id), undo(lost.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('after a day a merge stays', async () => {
  const { kept, lost } = await pair();
  await merge('companies', kept.id, [lost.id]);
  await sql`update merges set dateCreated = dateCreated - 86401`.execute(running.db);
  expect((await ask('merges', { col: 'companies' })).body.data).toEqual([]);
  expect((await undo(lost.id)).status).toBe(409);
  expect(await read('companies', lost.id)).toMatchObject({ status: 'Inactive' });
});

test('200 references move within two seconds, none is left, and all come back', async () => {
  const { kept, lost } = await pair();
  for (let at = 0; at < 200; at += 1) await made('bpas', { name: `Pool ${at}`, company: lost });
  expect(await uses(lost.id)).toBe(200);
  const began = performance.now();
  await merge('companies', kept.id, [lost.id]);
  await deliverOwn();
  expect(performance.now() - began).toBeLessThan(2000);
  expect([await uses(lost.id), await uses(kept.id)]).toEqual([0, 200]);
  await undo(lost.id);
  expect([await uses(lost.id), await uses(kept.id)]).toEqual([200, 0]);
});

test('a team that comes back leads its bids again', async () => {
  const [kept, lost] = [await made('teams', { name: 'Health' }), await made('teams', { name: 'Healthcare' })];
  await sql`insert into primaryBids (bidId, teamId, statusId, inUse, version)
    values ('a', ${kept}, 'open', 1, 1), ('b', ${lost}, 'open', 1, 1)`.execute(running.db);
  await merge('teams', kept, [lost]);
  await deliverOwn();
  await undo(lost, 'teams');
  const { rows } = await sql`select bidId, teamId from primaryBids order by bidId`.execute(running.db);
  expect(rows).toEqual([
    { bidId: 'a', teamId: kept },
    { bidId: 'b', teamId: lost },
  ]);
});

test.each([
  ['merges', { col: 'users' }, 'col'],
  ['merges', { col: 'nothing' }, 'col'],
  ['merges', {}, 'col'],
  ['undoMerge', { col: 'salaryProjections', id: 'x' }, 'col'],
  ['undoMerge', { col: 'companies' }, 'id'],
  ['recordAudit', { col: 'nothing', id: 'x' }, 'col'],
  ['recordAudit', { col: 'companies', id: 'x', before: -1 }, 'before'],
  ['countUses', { of: 'companies' }, 'ids'],
  ['countUses', { of: 'companies', ids: Array.from({ length: 101 }, (_, at) => `${at}`) }, 'ids'],
])('%s refuses %j by its field', async (name, body, field) => {
  const answer = await ask(name, body);
  expect([answer.status, Object.keys(answer.body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
});

test('a merge into itself is refused', async () => {
  const { kept } = await pair();
  expect((await merge('companies', kept.id, [kept.id])).status).toBe(422);
});

test('the audit of a company tells what was done to it and to what belongs to it', async () => {
  const { kept, lost } = await pair();
  await call('createSubcollection', { col: 'companies', ref: kept.id, sub: 'contacts', name: 'Bo' }, admin);
  await call('update', { col: 'companies', id: kept.id, city: 'Dayton' }, admin);
  await merge('companies', kept.id, [lost.id]);
  const lines = (
    await ask<{ action: string; sub: string | null; seq: number }[]>('recordAudit', { col: 'companies', id: kept.id })
  ).body.data;
  expect(lines.map(({ action, sub }) => [action, sub])).toEqual([
    ['changed', null],
    ['created', 'contacts'],
    ['created', null],
  ]);
  expect(lines[0]).toMatchObject({ by: admin.name, changes: [{ field: 'city', from: 'Akron', to: 'Dayton' }] });
  const earlier = await ask<unknown[]>('recordAudit', { col: 'companies', id: kept.id, before: lines[0]?.seq });
  expect(earlier.body.data).toHaveLength(2);
});
