import type { MyProposalWork } from '@bidwright/contract-opportunities';
import { person } from '@bidwright/service-testing';
import { maria, max, planning } from './testing/planning.ts';

const { running, call, update, bid, begin, planOf } = planning();

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
