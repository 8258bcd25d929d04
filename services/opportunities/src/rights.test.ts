import type { Person, Role } from '@bidwright/contract-kit';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const admin = person('Admin');
const col = 'opportunities';
const health = { id: 'team-health', name: 'Health' };

const recorded = async (by: Person, change: object = {}) => {
  const { body } = await call<string>('create', { col, ...sampleOpportunity(change) }, by);
  return body.data;
};

/** Whose a record may be, seen by somebody of the Health team. */
const kinds: Record<string, (who: Person) => Promise<string>> = {
  foreign: () => recorded(admin),
  'of my team': () => recorded(admin, { teamsInvolved: [health] }),
  'led by my team': () => recorded(admin, { primaryTeam: health }),
  'managed by me': (who) => recorded(admin, { rfpManager: { id: who.id, name: who.name } }),
};

const expected: [Role, reads: number, updates: number, updatesForeign: number][] = [
  ['Admin', 200, 200, 200],
  ['Team Lead', 200, 200, 403],
  ['Project Manager', 200, 200, 403],
  ['Operations', 200, 403, 403],
  ['User', 403, 403, 403],
];

const cases = expected.flatMap(([role, reads, updates, foreign]) =>
  Object.keys(kinds).map((kind) => {
    // Whoever was given a bid may write it.
    const isGiven = role === 'Operations' && kind === 'managed by me';
    return [role, kind, reads, kind === 'foreign' ? foreign : isGiven ? 200 : updates] as const;
  }),
);

test.each(cases)('%s and a record that is %s: read %i, update %i', async (role, kind, reads, updates) => {
  const who = person(role, { teams: [health.id] });
  const id = (await kinds[kind]?.(who)) ?? '';
  const answers = [
    await call('getRecordById', { col, id }, who),
    await call('getSubCollection', { col, id, sub: 'changeLog' }, who),
    await call('update', { col, id, description: 'new' }, who),
  ];
  expect(answers.map(({ status }) => status)).toEqual([reads, reads, updates]);
});

test.each([
  ['Admin', 200],
  ['Team Lead', 200],
  ['Project Manager', 200],
  ['Operations', 403],
  ['User', 403],
] as const)('%s creates: %i', async (role, status) => {
  expect((await call('create', { col, ...sampleOpportunity() }, person(role))).status).toBe(status);
});

test('who recorded a bid may go on with it', async () => {
  const lead = person('Team Lead');
  const id = await recorded(lead);
  expect((await call('update', { col, id, description: 'mine' }, lead)).status).toBe(200);
  expect((await call('update', { col, id, description: 'yours' }, person('Team Lead'))).status).toBe(403);
});

test.each(['list', 'query'] as const)('%s is refused to who has no bids to see', async (name) => {
  await recorded(admin);
  expect((await call(name, { col }, person('User'))).status).toBe(403);
  expect((await call<unknown[]>(name, { col }, person('Operations'))).body.data).toHaveLength(1);
});
