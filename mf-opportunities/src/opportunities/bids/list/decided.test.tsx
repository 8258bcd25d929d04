import { type BoardColumn, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const likely = { chance: { id: 'chances-50-', name: '50 %' }, estimatedBudgetAmount: 220_000 };
const records = [
  bid('writing', { ...likely, solicitationName: 'Soil survey', opportunityStatus: pointing(status.writing) }),
  bid('lost', { ...likely, solicitationName: 'Ferry study', opportunityStatus: pointing(status.lost) }),
];
const board = (): BoardColumn[] =>
  records.map((record) => ({
    group: record.opportunityStatus,
    count: 1,
    amount: 220_000,
    weighted: 110_000,
    bids: [record as unknown as BoardColumn['bids'][number]],
    since: {},
  }));

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  widthIs(1440);
  await import('../board/BoardPage.tsx');
  server = await callServer([{ of: opportunities, records }, ...lookups()], { 'opportunities/board': board });
});
afterAll(() => server.close());

const open = (address: string) => renderModule(module, `/general/opportunities${address}`, { person: people.admin });
const rowOf = (name: string) => screen.getByText(name).closest('tr');
const lane = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const facts = () => screen.getAllByText('Chance')[0]?.closest('dl');

test('what is decided has no weighted amount in its row, and adds nothing to the sum of all', async () => {
  await open('?status=all');
  await screen.findByText('Ferry study');
  await waitFor(() => expect(rowOf('Ferry study')).toHaveTextContent(/50 %.*\$220K–/));
  expect(rowOf('Soil survey')).toHaveTextContent(/50 %.*\$220K\$110K/);
  expect((await screen.findByText('Total of 2')).closest('tr')).toHaveTextContent(/\$440K\$110K$/);
});

test('on the board neither its column nor its card is weighted', async () => {
  await open('?status=all&view=board');
  await screen.findByLabelText('Lost', { selector: 'section' });
  expect(lane('Writing').getByText(/weighted/)).toBeVisible();
  expect(lane('Writing').getByText('× 50 %')).toBeVisible();
  expect(lane('Lost').queryByText(/weighted/)).toBeNull();
  expect(lane('Lost').queryByText('× 50 %')).toBeNull();
});

test.each([
  ['writing', 'Soil survey', 'Weighted$110K'],
  ['lost', 'Ferry study', ''],
])(
  'what is asked first about a bid that is %s: its chance, and what it is worth while it can be won',
  async (id, name, weighted) => {
    await open(`/${id}`);
    await screen.findByRole('heading', { level: 1, name });
    await waitFor(() =>
      expect(facts()?.textContent).toMatch(new RegExp(`Chance50 %.*\\$220K.*${weighted.replace('$', '\\$')}$`)),
    );
    expect(facts()?.textContent?.includes('Weighted')).toBe(weighted !== '');
  },
);
