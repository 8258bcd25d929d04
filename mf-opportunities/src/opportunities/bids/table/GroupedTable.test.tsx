import { type BoardColumn, type BoardDimension, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { pickValue } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status, team } from '../../../testing/samples.ts';

const records = [
  bid('w1', { solicitationName: 'Needs assessment', estimatedBudgetAmount: 390_000 }),
  bid('w2', { solicitationName: 'Ferry survey', estimatedBudgetAmount: 10_000, primaryTeam: pointing(team.health) }),
  bid('q1', { solicitationName: 'Soil survey', opportunityStatus: pointing(status.qualifying) }),
];

/** Twelve of each group, of which the service sends those it is asked for. */
const board = ({ by = 'opportunityStatus', per = 20 }: { by?: BoardDimension; per?: number }): BoardColumn[] => {
  const columns = new Map<string, BoardColumn>();
  for (const record of records) {
    const group = record[by];
    const column = columns.get(group.id) ?? {
      group,
      count: 12,
      amount: 1_000_000,
      weighted: 250_000,
      bids: [],
      since: {},
    };
    if (per > 0) column.bids.push(record as unknown as BoardColumn['bids'][number]);
    columns.set(group.id, column);
  }
  return [...columns.values()];
};

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 9999) <= 1440,
    }) as MediaQueryList;
  server = await callServer([{ of: opportunities, records }, ...lookups()], { 'opportunities/board': board });
});
afterAll(() => server.close());

const lines = () =>
  within(screen.getByRole('table', { name: 'Opportunities' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('th')?.textContent?.replace(/9X12.*/, ''));

test('rows stand below what their group comes to, and the last row says what all come to', async () => {
  const { user, address } = await renderModule(module, '/general/opportunities', { person: people.lead });
  await screen.findByText('Total of 24');
  await pickValue(user, 'Group by', 'By status');
  const heads = ['Qualifyingfirst 1 of 12Show all', 'Writingfirst 2 of 12Show all'];
  await waitFor(() =>
    expect(lines()).toEqual([heads[0], 'Soil survey', heads[1], 'Needs assessment', 'Ferry survey', 'Total of 24']),
  );
  expect(address()).toBe('/general/opportunities?group=opportunityStatus');
  const total = screen.getByText('Total of 24').closest('tr') as HTMLElement;
  expect(total).toHaveTextContent('$2.00M$500K');

  await pickValue(user, 'Group by', 'By primary team');
  await waitFor(() => expect(lines()[0]).toMatch(/^Digital and Cloudfirst 2 of 12$/));

  await pickValue(user, 'Group by', 'By status');
  await waitFor(() => expect(lines()[0]).toBe(heads[0]));
  await user.click(screen.getAllByText('Show all')[1] as HTMLElement);
  await waitFor(() => expect(address()).toBe(`/general/opportunities?status=${status.writing.id}`));
});
