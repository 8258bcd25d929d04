import { sampleRequirement, sampleSection, sampleStep } from '@bidwright/contract-opportunities';
import { person } from '@bidwright/service-testing';
import { admin, health, inFront, lead, maria, max, planning, shown, today } from './testing/planning.ts';

const { running, call, create, update, bid, begin, planOf, keptDays } = planning();

test('a plan begins with the steps of the template and the sections that were named', async () => {
  const id = await bid();
  expect((await begin(id)).body.data).toEqual({ sections: 2, steps: 5 });
  expect(await keptDays(id)).toEqual(inFront);
  const plan = await planOf(id);
  expect(shown(plan)).toEqual(inFront);
  expect(plan.steps.map(({ people }) => people)).toEqual(Array.from({ length: 5 }, () => [max]));
  expect(plan.sections).toMatchObject([
    { title: 'Technical approach', writer: null, reviewer: max, state: 'Not started', place: 1 },
    { title: 'Price', place: 2 },
  ]);
});

test('sections that requirements name come first, each with whoever owns most of them as its writer', async () => {
  const id = await bid();
  const named = [
    ['Staffing', maria],
    ['Price', null],
    ['staffing', maria],
    ['Staffing', max],
  ] as const;
  for (const [at, [proposalSection, owner]] of named.entries())
    await create('requirements', sampleRequirement({ opportunityId: id, proposalSection, owner, place: at }));
  await begin(id);
  const { sections, coverage } = await planOf(id);
  expect(sections).toMatchObject([
    { title: 'Staffing', writer: maria },
    { title: 'Price', writer: null },
  ]);
  expect(coverage).toEqual({ requirements: 4, withWriter: 3, answered: 0, uncovered: 1 });
});

test('another due date moves what is open, and what is done stays where it was', async () => {
  const id = await bid();
  await begin(id);
  const { steps } = await planOf(id);
  await update('proposalSteps', steps[0]?.id, { doneOn: '2026-11-20' });
  await update('opportunities', id, { dueDate: '2027-01-08' });
  const moved = { ...inFront, 'Pink team': '2026-12-22', 'Red team': '2026-12-30', 'Gold team': '2027-01-05' };
  const expected = {
    ...moved,
    Submission: '2027-01-07',
    'Technical approach': '2026-12-21',
    Price: '2026-12-21',
  };
  // The page sees it at once, lists as soon as the service has heard of it.
  expect(shown(await planOf(id))).toEqual(expected);
  expect(await keptDays(id)).toEqual(expected);
});

test('the firm’s own pace warns days ahead', async () => {
  for (let n = 0; n < 5; n += 1) {
    const other = await bid();
    const done = { opportunityId: other, status: 'Active' as const };
    await create('proposalSteps', sampleStep({ ...done, kind: 'Pink team', doneOn: '2026-10-05' }));
    await create('proposalSteps', sampleStep({ ...done, doneOn: '2026-10-15' }));
  }
  const id = await bid();
  await begin(id);
  const { steps, warnings } = await planOf(id);
  expect(warnings).toEqual([{ of: steps[2]?.id, about: 'pace', count: 6, usual: 8, because: null }]);
});

/** A proposal that came from its pink team on the fifth of October to its red team on a day. */
const write = async (change: object, to: string) => {
  const done = { opportunityId: await bid(change), status: 'Active' as const };
  await create('proposalSteps', sampleStep({ ...done, kind: 'Pink team', doneOn: '2026-10-05' }));
  await create('proposalSteps', sampleStep({ ...done, doneOn: to }));
};

/** Of what a plan warns, and how long the firm took for it. */
const usualOf = async (change: object) => {
  const id = await bid(change);
  await begin(id);
  return (await planOf(id)).warnings.map(({ about, usual }) => [about, usual]);
};

test('where enough bids of its project type are known, their pace warns, not that of all', async () => {
  const survey = { projectType: { id: 'type-survey', name: 'Survey' } };
  const study = { projectType: { id: 'type-study', name: 'Study' } };
  for (let n = 0; n < 6; n += 1) await write(survey, '2026-10-19');
  for (let n = 0; n < 4; n += 1) await write(study, '2026-10-07');
  expect(await usualOf(survey)).toEqual([['pace', 10]]);
  // Four tell too little: those of all kinds count.
  expect(await usualOf(study)).toEqual([['pace', 10]]);
  await write(study, '2026-10-07');
  expect(await usualOf(study)).toEqual([]);
});

test('a writer who has two sections elsewhere at that time is warned of', async () => {
  for (const title of ['Staffing', 'Price']) {
    const other = await bid();
    await begin(other, admin, { titles: [title] });
    const { sections } = await planOf(other);
    await update('proposalSections', sections[0]?.id, { writer: maria });
    await running.deliverOwn();
  }
  const id = await bid();
  await begin(id);
  const { sections } = await planOf(id);
  await update('proposalSections', sections[1]?.id, { writer: maria });
  expect((await planOf(id)).warnings).toEqual([
    { of: sections[1]?.id, about: 'others', count: 2, usual: null, because: null },
  ]);
});

test('a plan is begun once, by who may write the bid, with sections at all, and wholly or not', async () => {
  const id = await bid({ teamsInvolved: [health] });
  const none = await begin(id, admin, { titles: [] });
  expect([none.status, none.body.errorInfo.fields]).toEqual([
    422,
    { titles: { key: 'proposalPlan.noSections', message: 'Enter at least one section' } },
  ]);
  const long = await begin(id, admin, { titles: ['Price', 'x'.repeat(256)] });
  expect([long.status, Object.keys(long.body.errorInfo.fields ?? {})]).toEqual([422, ['titles']]);
  expect(shown(await planOf(id))).toEqual({});
  expect((await begin(await bid(), lead)).status).toBe(403);
  expect((await begin(id, person('Operations'))).status).toBe(403);
  const answers = await Promise.all([begin(id, lead), begin(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await planOf(id)).sections).toHaveLength(2);
  expect((await begin('00000000-0000-7000-8000-00000000dead')).status).toBe(404);
  expect((await call('proposalPlan', { opportunityId: 'none', today }, admin)).status).toBe(404);
});

test('a section that stands by itself gets its day too', async () => {
  const id = await bid();
  const section = sampleSection({ opportunityId: id });
  expect((await create('proposalSections', section)).status).toBe(200);
  expect(await keptDays(id)).toEqual({ 'Technical approach': '2026-12-17' });
});

test('a bid without a plan costs nothing of what plans follow from', async () => {
  const opportunityId = await bid();
  const before = running.statements.length;
  expect(await planOf(opportunityId)).toMatchObject({ sections: [], steps: [], warnings: [], holidays: [], away: [] });
  const asked = running.statements.slice(before).join('\n');
  expect(asked).toContain('proposalSections');
  expect(asked).not.toMatch(/holidays|leave/i);
});
