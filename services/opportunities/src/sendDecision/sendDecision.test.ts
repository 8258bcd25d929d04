import type { Person } from '@bidwright/contract-kit';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver, published } = running;
const admin = person('Admin');
const col = 'opportunities';
const health = { id: 'team-health', name: 'Health' };
const ann = { id: 'user-ann', name: 'Ann Ode' };
const letter = { to: [ann], subject: 'We bid', text: 'All agreed.' };

const hired = (who: { id: string; name: string }, status = 'Active') => {
  const record = { ...who, status };
  return deliver(event({ service: 'admin', col: 'users', record }));
};

const decided = async (fields: object = {}) => {
  await hired(ann);
  const bid = sampleOpportunity({ solicitationNumber: null, teamsInvolved: [health], ...fields });
  const { body: made } = await call<string>('create', { col, ...bid }, admin);
  const decision = { col, ref: made.data, sub: 'decisions', kind: 'Go', decidedOn: '2026-11-03' };
  const { body } = await call<string>('createSubcollection', decision, admin);
  return { id: made.data, decision: body.data };
};

const send = (body: object, who: Person = admin) =>
  running.post<{ version: number }>('/api/opportunities/sendDecision', body, running.as(who));

const decisionOf = async ({ id }: { id: string }) => {
  const { body } = await call<object[]>('getSubCollection', { col, id, sub: 'decisions' }, admin);
  return body.data[0];
};

test('a decision that is mailed says by whom, to whom, what and when, and others are told', async () => {
  const at = await decided();
  const answer = await send({ ...at, ...letter });
  expect([answer.status, answer.body.data]).toEqual([200, { id: at.decision, version: 2 }]);
  const sent = {
    sentBy: { id: admin.id, name: admin.name },
    sentTo: [ann],
    sentSubject: 'We bid',
    sentText: 'All agreed.',
    sentAt: expect.any(Number),
  };
  expect(await decisionOf(at)).toMatchObject(sent);
  const heard = (await published()).find(({ sub, kind }) => sub === 'decisions' && kind === 'changed');
  expect(heard).toMatchObject({ parentId: at.id, record: sent, changes: { sentAt: { from: null } } });
});

test('of two clicks at once one mails, the other hears that it is done', async () => {
  const at = await decided();
  const answers = await Promise.all([send({ ...at, ...letter }), send({ ...at, ...letter })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.errorInfo.code).toBe('already-sent');
  expect((await published()).filter(({ sub, kind }) => sub === 'decisions' && kind === 'changed')).toHaveLength(1);
});

test.each([
  ['Team Lead', { teams: [health.id] }, 200],
  ['Team Lead', {}, 403],
  ['Project Manager', { teams: [health.id] }, 403],
  ['Operations', {}, 403],
  ['User', {}, 403],
] as const)('%s %j mails a decision about a bid of the Health team: %i', async (role, more, status) => {
  const at = await decided();
  expect(
    (await send({ ...at, ...letter }, person(role, { ...more, teams: [...('teams' in more ? more.teams : [])] })))
      .status,
  ).toBe(status);
});

test('a manager mails decisions about the bids that he manages', async () => {
  const manager = person('Project Manager');
  const at = await decided({ rfpManager: { id: manager.id, name: manager.name } });
  expect((await send({ ...at, ...letter }, manager)).status).toBe(200);
});

test.each([
  [{ to: [] }, 'to'],
  [{ subject: ' ' }, 'subject'],
  [{ text: 'x'.repeat(10_001) }, 'text'],
  [{ to: [{ id: 'nobody', name: 'Nobody' }] }, 'to'],
  [{ cc: [] }, 'cc'],
])('%j is refused by its field, and nothing is noted', async (wrong, field) => {
  const at = await decided();
  const { status, body } = await send({ ...at, ...letter, ...wrong });
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  expect(await decisionOf(at)).toMatchObject({ sentAt: null, sentTo: [] });
});

test('who has left gets no mail', async () => {
  const at = await decided();
  await hired({ id: 'user-gone', name: 'Gus Gone' }, 'Inactive');
  const { status, body } = await send({ ...at, ...letter, to: [ann, { id: 'user-gone', name: 'Gus Gone' }] });
  expect([status, body.errorInfo.message]).toEqual([422, 'Gus Gone cannot receive email']);
});

test('whom the mail did not reach stands on the decision, each once', async () => {
  const at = await decided();
  await send({ ...at, ...letter });
  const by = { id: admin.id, name: admin.name };
  const unreached = (who: { id: string; name: string }, recordId = at.decision) => {
    const record = { id: recordId, person: who };
    return deliver(event({ service: 'shell', col: 'letters', kind: 'ended', recordId, by, record }));
  };
  const gus = { id: 'user-gone', name: 'Gus Gone' };
  for (const one of [ann, gus, ann]) expect((await unreached(one)).failed).toEqual([]);
  expect((await unreached(gus, 'of-another-kind')).failed).toEqual([]);
  expect(await decisionOf(at)).toMatchObject({ sentTo: [ann], unreached: [gus, ann] });
});

test('a decision of another bid, or of none, is not found', async () => {
  const [one, other] = [await decided(), await decided()];
  expect((await send({ ...letter, id: one.id, decision: other.decision })).status).toBe(404);
  expect((await send({ ...letter, id: 'no-bid', decision: one.decision })).status).toBe(404);
});

test('nobody writes what says that a decision was mailed', async () => {
  const { id } = await decided();
  const forged = { col, ref: id, sub: 'decisions', kind: 'Go', decidedOn: '2026-11-03', sentAt: 1, sentTo: [ann] };
  await call('createSubcollection', forged, admin);
  const { body } = await call<object[]>('getSubCollection', { col, id, sub: 'decisions' }, admin);
  expect(body.data[1]).toMatchObject({ sentAt: null, sentTo: [] });
});

test('a bid that a hard stop ends is no Go', async () => {
  const { id } = await decided();
  const stopped = { stops: [{ name: 'Not eligible', holds: true }], threshold: 60 };
  const decision = { col, ref: id, sub: 'decisions', decidedOn: '2026-11-03', ...stopped };
  const refused = await call('createSubcollection', { ...decision, kind: 'Go' }, admin);
  expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {})]).toEqual([422, ['stops']]);
  expect((await call('createSubcollection', { ...decision, kind: 'No-go' }, admin)).status).toBe(200);
});
