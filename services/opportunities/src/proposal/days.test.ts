import { person } from '@bidwright/service-testing';
import { inFront, maria, planning } from './testing/planning.ts';

const { tell, update, bid, begin, planOf, keptDays } = planning();

const leave = (record: object, version = 1) =>
  tell('ftes', 'leaves', { id: 'leave-1', person: maria, hoursPerDay: null, status: 'Active', ...record }, version);

const holiday = (id: string, day: string, region: string | null) =>
  tell('admin', 'holidays', { id, day, region, status: 'Active' });

test('holidays and leave of whom a step or section needs move it, and what is before it', async () => {
  const id = await bid();
  await begin(id);
  const { steps, sections } = await planOf(id);
  await update('proposalSections', sections[0]?.id, { writer: maria });
  await update('proposalSteps', steps[2]?.id, { people: [maria] });
  await leave({ firstDay: '2026-12-09', lastDay: '2026-12-11' });
  const away = { ...inFront, 'Kick-off': '2026-11-19', 'Pink team': '2026-11-30', 'Red team': '2026-12-08' };
  const expected = { ...away, 'Technical approach': '2026-11-27', Price: '2026-11-27' };
  expect(await keptDays(id)).toEqual(expected);
  const plan = await planOf(id, '2026-11-19');
  expect(plan.away).toEqual([{ person: maria, from: '2026-12-09', to: '2026-12-11' }]);
  expect(plan.warnings).toEqual([
    {
      of: steps[2]?.id,
      about: 'moved',
      count: 0,
      usual: null,
      because: { person: maria.id, from: '2026-12-09', to: '2026-12-11' },
    },
  ]);
  await leave({ firstDay: '2026-12-09', lastDay: '2026-12-11', status: 'Inactive' }, 2);
  expect(await keptDays(id)).toEqual(inFront);
  await holiday('all', '2026-12-17', null);
  expect(await keptDays(id)).toMatchObject({ Submission: '2026-12-16', 'Gold team': '2026-12-14' });
  // Maria is in Romania.
  await holiday('romania', '2026-11-27', ' romania ');
  await holiday('france', '2026-11-26', 'France');
  expect(await keptDays(id)).toMatchObject({ 'Technical approach': '2026-11-26', Price: '2026-11-27' });
});

test('who is away for a part of the day only can be at a step', async () => {
  const id = await bid();
  await begin(id);
  const { steps } = await planOf(id);
  await update('proposalSteps', steps[2]?.id, { people: [maria] });
  await leave({ firstDay: '2026-12-09', lastDay: '2026-12-11', hoursPerDay: 2 });
  expect(await keptDays(id)).toEqual(inFront);
});

test('days are not for people to set, and who writes a section says how it stands', async () => {
  const id = await bid();
  await begin(id);
  const { sections } = await planOf(id);
  const writer = person('Operations', maria);
  const say = (at: number) =>
    update('proposalSections', sections[at]?.id, { state: 'Drafting', pages: 3, due: '2026-12-24' }, writer);
  expect((await say(0)).status).toBe(403);
  await update('proposalSections', sections[0]?.id, { writer: maria });
  expect([(await say(0)).status, (await say(1)).status]).toEqual([200, 403]);
  expect(await keptDays(id)).toEqual(inFront);
  const wrong = await update('proposalSteps', (await planOf(id)).steps[0]?.id, { workDaysBefore: 251 });
  expect([wrong.status, Object.keys(wrong.body.errorInfo.fields ?? {})]).toEqual([422, ['workDaysBefore']]);
});
