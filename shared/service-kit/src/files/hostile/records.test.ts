import { pdf } from '@bidwright/service-testing/fixture/papers/files';
import { hostilePapers, unharmed, until } from '@bidwright/service-testing/fixture/papers/hostilePapers';
import { openRaw, sendRaw } from '@bidwright/service-testing/fixture/papers/raw';
import { admin } from '@bidwright/service-testing/fixture/papers/running';
import { person } from '@bidwright/service-testing/person';
import { tokenOf } from '@bidwright/service-testing/signing';
import { sql } from 'kysely';

const { running, aftermath } = hostilePapers();
const { addPaper, addCase, put, get, remove, stored, left, as, call } = running;
const nothing = { files: 0, rows: [] };

const open = (id: string, length: number, ...pieces: (Buffer | string)[]) => {
  const { authorization } = as(admin);
  const head = [`PUT /api/papers/files/${id} HTTP/1.1`, `authorization: ${authorization}`, `content-length: ${length}`];
  return openRaw(running.url, head, pieces);
};

const answerOf = async (authorization: string | undefined, id: string) => {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await fetch(`${running.url}/api/papers/files/${id}`, { method: 'PUT', headers, body: pdf('x') });
  return answer.status;
};

test.each<[string, () => string | undefined]>([
  ['nobody', () => undefined],
  ['an empty token', () => 'Bearer '],
  ['another scheme', () => `Basic ${Buffer.from('ada:pw').toString('base64')}`],
  ['a token of another service', () => `Bearer ${tokenOf(admin, 'other')}`],
  ['a token that was changed', () => as(admin).authorization?.replace(/^Bearer ./, 'Bearer x')],
  ['a token of a service', () => as({ service: 'admin' }).authorization],
])('%s sends no file', async (_what, authorization) => {
  const id = await addPaper();
  expect(await answerOf(authorization(), id)).toBe(401);
  expect(await aftermath(id)).toEqual(unharmed);
});

test('a record of a team that is not one’s own takes no file', async () => {
  const who = person('Team Lead', { teams: ['team-health'] });
  const own = await addCase({ team: { id: 'team-health', name: 'Health' } });
  const foreign = await addPaper();
  expect((await put(foreign, pdf('x'), who)).status).toBe(403);
  expect(await aftermath(foreign)).toEqual(unharmed);
  const mine = await addPaper('mine.pdf', { caseId: own });
  expect((await put(mine, pdf('x'), who)).status).toBe(200);
});

test.each(['cases', 'colors'])('an id of %s is no id of a file', async (what) => {
  const id = what === 'cases' ? await addCase() : '00000000-0000-7000-8000-00000000c010';
  expect([await answerOf(as(admin).authorization, id), await left()]).toEqual([404, nothing]);
});

test('a paper of a case that is put away takes its file', async () => {
  const caseId = await addCase();
  const id = await addPaper('late.pdf', { caseId });
  await call('update', { col: 'cases', id: caseId, status: 'Inactive' }, admin);
  expect((await put(id, pdf('x'))).status).toBe(200);
});

test('a record that is removed while its file comes in takes no file', async () => {
  const id = await addPaper();
  const bytes = pdf('late');
  const socket = open(id, bytes.length, bytes.subarray(0, 20));
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
  });
  await until(async () => (await left()).files === 1);
  expect((await remove(id)).status).toBe(200);
  socket.write(bytes.subarray(20));
  expect(await answer).toMatch(/^HTTP\/1.1 404 /);
  socket.destroy();
  expect([await stored(id), await left()]).toEqual([undefined, nothing]);
});

test('a record that is on its way out takes no file', async () => {
  const id = await addPaper();
  await sql`update papers set status = 'Removing' where id = ${id}`.execute(running.db);
  expect((await put(id, pdf('x'))).body.errorInfo.code).toBe('no-file');
  expect(await left()).toEqual(nothing);
});

test('of a whole file and one that never ends, for one record, the whole one is kept', async () => {
  const id = await addPaper();
  const endless = open(id, 1_000_000, '%PDF-1.4 and');
  await until(async () => (await left()).files === 1);
  expect((await put(id, pdf('whole'))).status).toBe(200);
  endless.destroy();
  await until(async () => (await left()).files === 1);
  expect(await (await get(id)).text()).toBe(pdf('whole').toString());
  expect(await left()).toEqual({ files: 1, rows: ['stored'] });
});

test.each(['POST', 'PATCH'])('%s sends no file', async (method) => {
  const id = await addPaper();
  const head = [`${method} /api/papers/files/${id} HTTP/1.1`, `authorization: ${as(admin).authorization}`];
  const { status } = await sendRaw(running.url, [...head, 'content-length: 5'], ['words']);
  expect(status).toBe(404);
  expect(await aftermath(id)).toEqual(unharmed);
});
