import type { Person } from '@bidwright/contract-kit';
import {
  type MyProposalWork,
  type ProposalPlan,
  type ProposalSection,
  type ProposalStep,
  sampleOpportunity,
  sampleRequirement,
  sampleSection,
  sampleStep,
} from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const health = { id: 'team-health', name: 'Health' };
const lead = person('Team Lead', { teams: [health.id], name: 'Lia Lead' });
const [maria, max] = [
  { id: 'u-maria', name: 'Maria Duarte' },
  { id: 'u-max', name: 'Max Manager' },
];
const today = '2026-11-20';
const titles = ['Technical approach', 'Price'];

/** What another service says of a record. */
const tell = (of: string, col: string, record: { id: string; [field: string]: unknown }, version = 1) =>
  deliver(
    event({ service: of, col, kind: version === 1 ? 'created' : 'changed', version, recordId: record.id, record }),
  );

beforeEach(async () => {
  const { id } = sampleOpportunity().opportunityStatus;
  await tell('admin', 'opportunityStatus', { id, name: 'Writing', category: 'Open', status: 'Active' });
  for (const user of [maria, max]) await tell('admin', 'users', { ...user, region: 'Romania', status: 'Active' });
});

/** Due on Friday the 18th of December. */
const bid = async (change: object = {}) => {
  const input = sampleOpportunity({ solicitationNumber: null, dueDate: '2026-12-18', rfpManager: max, ...change });
  return (await call<string>('create', { col: 'opportunities', ...input }, admin)).body.data;
};

const begin = (opportunityId: string, who: Person = admin, sent: object = { titles }) =>
  call<{ sections: number; steps: number }>('beginProposalPlan', { opportunityId, today, ...sent }, who);

const planOf = async (opportunityId: string, on = today) =>
  (await call<ProposalPlan>('proposalPlan', { opportunityId, today: on }, admin)).body.data;

const query = async <T>(col: string, opportunityId: string, sort: string) => {
  const where = [{ field: 'opportunityId', is: 'eq', value: opportunityId }];
  return (await call<T[]>('query', { col, where, sort: { field: sort }, limit: 50 }, admin)).body.data;
};

/** The days as they are kept, which lists, notices and calendars go by. */
const keptDays = async (opportunityId: string) => {
  await running.deliverOwn();
  const steps = await query<ProposalStep>('proposalSteps', opportunityId, 'day');
  const sections = await query<ProposalSection>('proposalSections', opportunityId, 'place');
  return Object.fromEntries([
    ...steps.map(({ kind, day }) => [kind, day]),
    ...sections.map(({ title, due }) => [title, due]),
  ]);
};

const shown = ({ steps, sections }: ProposalPlan) =>
  Object.fromEntries([...steps.map(({ kind, day }) => [kind, day]), ...sections.map(({ title, due }) => [title, due])]);

const inFront = {
  'Kick-off': '2026-11-20',
  'Pink team': '2026-12-01',
  'Red team': '2026-12-09',
  'Gold team': '2026-12-15',
  Submission: '2026-12-17',
  'Technical approach': '2026-11-30',
  Price: '2026-11-30',
};

const update = async (col: string, id: string | undefined, change: object, who = admin) =>
  call('update', { col, id, ...change }, who);

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
    await call(
      'create',
      { col: 'requirements', ...sampleRequirement({ opportunityId: id, proposalSection, owner, place: at }) },
      admin,
    );
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

test('the firm’s own pace warns days ahead', async () => {
  for (let n = 0; n < 5; n += 1) {
    const other = await bid();
    const done = { opportunityId: other, status: 'Active' as const };
    await call(
      'create',
      { col: 'proposalSteps', ...sampleStep({ ...done, kind: 'Pink team', doneOn: '2026-10-05' }) },
      admin,
    );
    await call('create', { col: 'proposalSteps', ...sampleStep({ ...done, doneOn: '2026-10-15' }) }, admin);
  }
  const id = await bid();
  await begin(id);
  const { steps, warnings } = await planOf(id);
  expect(warnings).toEqual([{ of: steps[2]?.id, about: 'pace', count: 6, usual: 8, because: null }]);
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
    { titles: { key: 'proposalPlan.noSections', message: 'No section is named' } },
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

test('everybody finds the own work of open bids, what is due first before', async () => {
  const id = await bid();
  await begin(id);
  const { sections, steps } = await planOf(id);
  await update('proposalSections', sections[0]?.id, { writer: maria });
  await update('proposalSections', sections[1]?.id, { reviewer: maria });
  await update('proposalSteps', steps[4]?.id, { people: [maria, max] });
  await running.deliverOwn();
  const mine = async (who = maria) =>
    (await call<MyProposalWork[]>('myProposalWork', {}, person('Operations', who))).body.data;
  const opportunity = {
    id,
    name: 'Waterway permitting modernization',
    client: 'Bureau of Inland Waterways',
  };
  expect(await mine()).toEqual([
    { id: sections[0]?.id, part: 'writes', name: 'Technical approach', day: '2026-11-30', opportunity },
    { id: sections[1]?.id, part: 'reviews', name: 'Price', day: '2026-12-01', opportunity },
    { id: steps[4]?.id, part: 'attends', name: 'Submission', day: '2026-12-17', opportunity },
  ]);
  await update('proposalSections', sections[0]?.id, { state: 'In review' });
  await update('proposalSections', sections[1]?.id, { state: 'Done' });
  await update('proposalSteps', steps[4]?.id, { doneOn: '2026-12-17' });
  expect(await mine()).toEqual([]);
  expect((await mine(max)).map(({ name }) => name)).toEqual([
    'Kick-off',
    'Pink team',
    'Technical approach',
    'Red team',
    'Gold team',
  ]);
  await update('opportunities', id, { status: 'Inactive' });
  expect(await mine(max)).toEqual([]);
});

test('a section that stands by itself gets its day too', async () => {
  const id = await bid();
  const section = sampleSection({ opportunityId: id });
  expect((await call('create', { col: 'proposalSections', ...section }, admin)).status).toBe(200);
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
