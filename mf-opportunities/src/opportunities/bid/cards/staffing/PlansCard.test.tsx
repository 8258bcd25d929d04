import { projections } from '@bidwright/contract-ftes';
import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { staffing, store } from '../../../../api.ts';
import module from '../../../../module.tsx';
import { bid, lookups, people } from '../../../../testing/samples.ts';
import { PlansCard } from './PlansCard.tsx';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const month = (number: number, percentAllocated: number) => ({
  year: 2027,
  month: number,
  monthLabel: null,
  percentAllocated,
});
const plan = (id: string, more: object) => ({
  ...projections.input.getDefault(),
  ...kept,
  id,
  opportunity: { id: 'b1', name: 'Ferry data' },
  kind: 'planned',
  ...more,
});

let server: Awaited<ReturnType<typeof callServer>>;
const show = async (...plans: object[]) => {
  const record = bid('b1');
  server = await callServer([
    { of: opportunities, records: [record] },
    { of: projections, records: plans },
    ...lookups(),
  ]);
  const { messages, Provider } = module;
  await renderInShell(<PlansCard record={record} />, { messages, Provider, person: people.admin });
};
afterEach(async () => {
  store.dispatch(staffing.util.resetApiState());
  await server.close();
});

test('the plan is one sentence: its sum, how many people, and how many are still to be found', async () => {
  await show(
    plan('ann', { fte: { id: 'ann', name: 'Ann Ode' }, entries: [month(1, 0.5), month(2, 1)] }),
    plan('bob', { fte: { id: 'bob', name: 'Bob Ray' }, entries: [month(2, 0.25)] }),
    plan('open', { openRole: { name: 'Analyst II', count: 3 }, entries: [month(3, 0.5)] }),
    plan('other', { fte: { id: 'eve', name: 'Eve' }, opportunity: { id: 'b2', name: 'x' }, entries: [month(1, 1)] }),
  );
  // 0.5 + 1 + 0.25 of two people, and half a month of each of three.
  expect(await screen.findByText('3.3 FTE-months, 2 people, 3 open')).toBeVisible();
  const bars = screen.getByLabelText('Planned people by month');
  expect([...bars.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^0\.5/),
    expect.stringMatching(/^1\.3/),
    expect.stringMatching(/^1\.5/),
  ]);
  expect(screen.getByText('Open projections').closest('a')).toHaveAttribute(
    'href',
    '/general/opportunities/b1/projections',
  );
});

test('one person for a month is told in the singular, without a word of open roles', async () => {
  await show(plan('ann', { fte: { id: 'ann', name: 'Ann Ode' }, entries: [month(1, 1)] }));
  expect(await screen.findByText('1 FTE-month, 1 person')).toBeVisible();
});

test('without a plan it says that nobody is planned', async () => {
  await show();
  expect(await screen.findByText('No one is planned yet')).toBeVisible();
});
