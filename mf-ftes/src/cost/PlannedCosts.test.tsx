import { capacity } from '@bidwright/contract-ftes';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { ftes, store } from '../api.ts';
import module from '../module.tsx';
import { PlannedCosts } from './PlannedCosts.tsx';

const ann = { id: 'ann', name: 'Ann Lee' };
const cy = { id: 'cy', name: 'Cy Orr' };
const costs = [
  { user: ann, loadedMonth: 10_000, currency: 'USD' },
  { user: cy, loadedMonth: 5000, currency: 'EUR' },
];
const load = (person: typeof ann, committed: number[]) => ({
  person,
  position: null,
  teams: [],
  capacity: 1,
  capacities: committed.map(() => 1),
  committed,
  expected: committed,
  exposure: committed,
  over: [],
});

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  server = await callServer([], {
    [`ftes/${capacity.name}`]: () => ({ months: [], people: [load(ann, [1, 0.5]), load(cy, [0.25])] }),
  });
});
afterEach(async () => {
  store.dispatch(ftes.util.resetApiState());
  await server.close();
});

test('below salaries stands what the planned work costs, person by person and together; the salaries go nowhere', async () => {
  await renderInShell(<PlannedCosts year={2031} costs={costs} />, module);
  const table = await screen.findByRole('table', { name: 'Cost of planned work, 2031' });
  const row = (name: RegExp) => within(table).getByRole('row', { name });
  expect(row(/^Ann Lee/)).toHaveTextContent('Ann Lee1.5$15,000');
  expect(row(/^Cy Orr/)).toHaveTextContent('Cy Orr0.3€1,250');
  expect(within(table).getAllByRole('row', { name: /^Together/ })).toHaveLength(2);
  expect(server.asks.map(({ body }) => body)).toEqual([{ from: '2031-01', months: 12, people: ['ann', 'cy'] }]);
});

test('where nobody is planned it says so; plans that do not come are asked for again', async () => {
  server.refuseNext(capacity.name, 503, { code: 'busy', message: 'Busy' });
  const { user } = await renderInShell(
    <PlannedCosts year={2031} costs={[{ user: { id: 'idle', name: 'Idle' }, loadedMonth: 1, currency: 'USD' }]} />,
    module,
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('These people have no planned work on won bids.')).toBeVisible();
});
