import { type ProposalPlan, type ProposalStep, stepName } from '@bidwright/contract-opportunities';
import { person } from '@bidwright/service-testing';
import { health, inFront, lead, maria, planning, shown } from './testing/planning.ts';

const { update, bid, begin, add, move, planOf, keptDays } = planning();

const faults = ({ status, body }: Awaited<ReturnType<typeof update>>) => [
  status,
  Object.keys(body.errorInfo?.fields ?? {}),
];

const begun = async (change: object = {}) => {
  const id = await bid(change);
  await begin(id);
  return { id, ...(await planOf(id)) };
};

const find = ({ steps }: Pick<ProposalPlan, 'steps'>, name: string): ProposalStep => {
  const found = steps.find((step) => stepName(step) === name);
  if (!found) throw new Error(`No review ${name}`);
  return found;
};

const order = async (id: string) => (await planOf(id)).steps.map(stepName);

test('a review is added where its work days say, and its day follows', async () => {
  const { id } = await begun();
  expect((await add(id, 'Legal review', 5)).status).toBe(200);
  expect(await order(id)).toEqual(['Kick-off', 'Pink team', 'Red team', 'Legal review', 'Gold team', 'Submission']);
  const expected = { ...inFront, 'Legal review': '2026-12-11' };
  expect(shown(await planOf(id))).toEqual(expected);
  expect(await keptDays(id)).toEqual(expected);
});

test('a review has a name of up to 60 characters that no other of its plan has', async () => {
  const { id, ...plan } = await begun();
  expect(faults(await add(id, ' ', 5))).toEqual([422, ['kind']]);
  expect(faults(await add(id, 'x'.repeat(61), 5))).toEqual([422, ['kind']]);
  expect(faults(await add(id, 'red TEAM', 5))).toEqual([409, ['name']]);
  const rename = (name: string) => update('proposalSteps', find(plan, 'Pink team').id, { name });
  expect(faults(await rename('x'.repeat(61)))).toEqual([422, ['name']]);
  expect(faults(await rename('Red team'))).toEqual([409, ['name']]);
  expect(await order(id)).toEqual(['Kick-off', 'Pink team', 'Red team', 'Gold team', 'Submission']);
  const other = await begun();
  expect((await add(other.id, 'Legal review', 5)).status).toBe(200);
  expect((await add(id, 'Legal review', 5)).status).toBe(200);
});

test('of two who add a review of the same name one is refused', async () => {
  const { id } = await begun();
  const answers = await Promise.all([add(id, 'Legal review', 5), add(id, 'Legal review', 9)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await planOf(id)).steps).toHaveLength(6);
});

test('a review with another name stays that of its sections, also beside a new one with the name before', async () => {
  const { id, ...plan } = await begun();
  await update('proposalSteps', find(plan, 'Pink team').id, { name: 'Rosa' });
  expect((await add(id, 'Pink team', 5)).status).toBe(200);
  const after = await planOf(id);
  expect(after.steps.map(stepName)).toEqual(['Kick-off', 'Rosa', 'Red team', 'Pink team', 'Gold team', 'Submission']);
  expect(shown(after)).toMatchObject({ Rosa: '2026-12-01', 'Pink team': '2026-12-11', Price: '2026-11-30' });
  await update('proposalSections', after.sections[0]?.id, { readyFor: find(after, 'Pink team').kind });
  expect(shown(await planOf(id))).toMatchObject({ 'Technical approach': '2026-12-10', Price: '2026-11-30' });
});

test('of two who change the same review the second is told, with the review as it is', async () => {
  const { steps } = await begun();
  const { id, version } = find({ steps }, 'Red team');
  expect((await update('proposalSteps', id, { version, name: 'Rouge', workDaysBefore: 8 }, lead)).status).toBe(403);
  expect((await update('proposalSteps', id, { version, name: 'Rouge' })).status).toBe(200);
  const second = await update('proposalSteps', id, { version, name: 'Roșu' });
  expect(faults(second)).toEqual([409, ['name']]);
  expect(second.body.errorInfo.current).toMatchObject({ id, name: 'Rouge' });
  expect((await update('proposalSteps', id, { version, workDaysBefore: 9 })).status).toBe(200);
});

test('a review is moved past the one beside it: they exchange their work days, and what is done keeps its day', async () => {
  const { id, ...plan } = await begun();
  const [pink, red, gold] = ['Pink team', 'Red team', 'Gold team'].map((name) => find(plan, name));
  const moved = await move(red?.id, pink?.id);
  expect([moved.status, moved.body.data]).toEqual([200, { now: 'before', day: '2026-12-01' }]);
  const expected = { ...inFront, 'Red team': '2026-12-01', 'Pink team': '2026-12-09' };
  const sections = { 'Technical approach': '2026-12-08', Price: '2026-12-08' };
  expect(await keptDays(id)).toEqual({ ...expected, ...sections });
  await update('proposalSteps', gold?.id, { doneOn: '2026-12-15' });
  expect((await move(gold?.id, pink?.id)).body.data).toEqual({ now: 'before', day: '2026-12-15' });
  expect(await order(id)).toEqual(['Kick-off', 'Red team', 'Gold team', 'Pink team', 'Submission']);
  expect(await keptDays(id)).toMatchObject({ 'Pink team': '2026-12-15', 'Gold team': '2026-12-15' });
});

test('reviews that are the same work days before the due date are moved too', async () => {
  const { id } = await begun({ dueDate: '2026-11-20' });
  expect(await order(id)).toEqual(['Kick-off', 'Pink team', 'Red team', 'Gold team', 'Submission']);
  const plan = await planOf(id);
  await move(find(plan, 'Gold team').id, find(plan, 'Red team').id);
  expect(await order(id)).toEqual(['Kick-off', 'Pink team', 'Gold team', 'Red team', 'Submission']);
});

test('who has not seen the order as it is moves nothing, and neither does who may not write the plan', async () => {
  const { id, steps } = await begun({ teamsInvolved: [health] });
  const [, pink, red, gold] = steps.map((step) => step.id);
  const both = await Promise.all([move(red, pink), move(red, gold, lead)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body.errorInfo).toMatchObject({ code: 'conflict', current: { id: red } });
  expect(Object.keys(refused?.body.errorInfo.fields ?? {})).toEqual(['past']);
  expect((await move(gold, gold)).status).toBe(409);
  expect((await move('00000000-0000-7000-8000-00000000dead', pink)).status).toBe(404);
  const before = await order(id);
  const [first, second] = (await planOf(id)).steps.map((step) => step.id);
  for (const who of [person('Operations', maria), person('Project Manager')])
    expect((await move(first, second, who)).status).toBe(403);
  await update('proposalSteps', first, { people: [maria] });
  expect((await move(first, second, person('Operations', maria))).status).toBe(403);
  expect(await order(id)).toEqual(before);
});

test('a review is taken out and put back; meanwhile its sections are for the due date, and its name is free', async () => {
  const { id, ...plan } = await begun();
  const pink = find(plan, 'Pink team').id;
  await update('proposalSteps', pink, { status: 'Inactive' });
  const { 'Pink team': _, ...left } = inFront;
  expect(await keptDays(id)).toEqual({
    ...left,
    'Technical approach': '2026-12-17',
    Price: '2026-12-17',
    'Pink team': '2026-12-01',
  });
  expect(await order(id)).toEqual(['Kick-off', 'Red team', 'Gold team', 'Submission']);
  await update('proposalSteps', pink, { status: 'Active' });
  expect(await keptDays(id)).toEqual(inFront);
  await update('proposalSteps', pink, { status: 'Inactive' });
  expect((await add(id, 'Pink team', 12)).status).toBe(200);
  expect(faults(await update('proposalSteps', pink, { status: 'Active' }))).toEqual([409, ['name']]);
});
