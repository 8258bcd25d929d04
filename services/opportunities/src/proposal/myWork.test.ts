import { type MyProposalWork, sampleQuestion, sampleRequirement } from '@bidwright/contract-opportunities';
import { person } from '@bidwright/service-testing';
import { maria, max, planning } from './testing/planning.ts';

const { running, call, create, update, bid, begin, planOf } = planning();

const mine = async (who = maria) =>
  (await call<MyProposalWork[]>('myProposalWork', {}, person('Operations', who))).body.data;

test('everybody finds the own work of open bids, what is due first before', async () => {
  const id = await bid();
  await begin(id);
  const { sections, steps } = await planOf(id);
  await update('proposalSections', sections[0]?.id, { writer: maria });
  await update('proposalSections', sections[1]?.id, { reviewer: maria });
  await update('proposalSteps', steps[4]?.id, { people: [maria, max] });
  await running.deliverOwn();
  const opportunity = {
    id,
    name: 'Waterway permitting modernization',
    client: 'Bureau of Inland Waterways',
  };
  expect(await mine()).toEqual([
    { id: sections[0]?.id, part: 'writes', name: 'Technical approach', count: 1, day: '2026-11-30', opportunity },
    { id: sections[1]?.id, part: 'reviews', name: 'Price', count: 1, day: '2026-12-01', opportunity },
    { id: steps[4]?.id, part: 'attends', name: 'Submission', count: 1, day: '2026-12-17', opportunity },
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

const found = async () => (await mine()).map(({ id, part, name, count, day }) => [id, part, name, count, day]);

test('questions by their list and day, and requirements by their bid, are the work of whose they are until they are answered', async () => {
  const id = await bid({ dueDate: '2026-12-18' });
  const document = { id: '0197b2c0-0000-7000-8000-0000000000d1', name: 'Vendor questions.xlsx' };
  const open = { state: 'Open' as const, answer: null, sources: [] };
  const asked = async (overrides: object) =>
    (await create('questions', sampleQuestion({ opportunityId: id, document, owner: maria, ...open, ...overrides })))
      .body.data;
  await asked({ number: '1', due: '2026-12-04' });
  const second = await asked({ number: '2', due: '2026-12-04' });
  await asked({ number: '3', due: null });
  await asked({ number: '4', due: '2026-12-04', owner: max });
  const demanded = sampleRequirement({ opportunityId: id, owner: maria });
  const requirement = (await create('requirements', demanded)).body.data;
  expect(await found()).toEqual([
    [document.id, 'questions', document.name, 2, '2026-12-04'],
    [id, 'requirements', '', 1, '2026-12-18'],
    [document.id, 'questions', document.name, 1, '2026-12-18'],
  ]);
  await update('questions', second, { state: 'Rejected' });
  await update('requirements', requirement, { state: 'Written' });
  expect(await found()).toEqual([
    [document.id, 'questions', document.name, 1, '2026-12-04'],
    [document.id, 'questions', document.name, 1, '2026-12-18'],
  ]);
});
