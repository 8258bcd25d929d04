import { type BoardColumn, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people } from '../../../testing/samples.ts';

const records = [
  bid('one', { solicitationName: 'Soil survey', expectedAwardDate: '2100-03-31', dueDate: '2020-01-01' }),
  bid('two', { solicitationName: 'Ferry study', expectedAwardDate: null, dueDate: '2100-01-01' }),
];

/** Thirty in each group, of which the service sends the first. */
const board = () =>
  [...Map.groupBy(records, ({ expectedAwardDate: day }) => day?.slice(0, 7) ?? 'none')].map(
    ([id, bids]): BoardColumn => ({
      group: { id, name: id },
      count: 30,
      amount: 100,
      weighted: 50,
      bids: bids as unknown as BoardColumn['bids'],
      since: {},
    }),
  );

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  await import('./ForecastPage.tsx');
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 9999) <= 1440,
    }) as MediaQueryList;
  server = await callServer([{ of: opportunities, records }, ...lookups()], { 'opportunities/board': board });
});
afterAll(() => server.close());

test('bids stand by the month in which they are decided, go to another one by their menu, and back by Ctrl+Z', async () => {
  const { user, address, alerts } = await renderModule(module, '/general/opportunities', { person: people.admin });
  await user.click(await screen.findByText('Forecast'));
  await waitFor(() => expect(address()).toBe('/general/opportunities?view=forecast'));
  await screen.findByText('March 2100');
  expect(server.asks.findLast(({ call }) => call === 'board')?.body).toMatchObject({ by: 'awardMonth' });

  await user.click(await screen.findByLabelText('Move Ferry study'));
  await user.click(within(await screen.findByRole('menu')).getByText('March 2100'));
  await waitFor(() => expect(records[1]?.expectedAwardDate).toBe('2100-03-31'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ action: { label: 'Undo' } }));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(records[1]?.expectedAwardDate).toBeNull());

  const month = within(screen.getByLabelText('March 2100', { selector: 'section' }));
  await user.click(await month.findByText('29 more'));
  await user.click(await month.findByText('29 more in the table'));
  await waitFor(() => expect(address()).toBe('/general/opportunities?award=2100-03-01..2100-03-31'));
});

test('a bid says why it stands in its month, an overdue one too; a month can begin a bid', async () => {
  await renderModule(module, '/general/opportunities?view=forecast', { person: people.admin });
  const month = within(await screen.findByLabelText('March 2100', { selector: 'section' }));
  expect(month.getByText(/^Overdue/)).toHaveTextContent('Overdue. Placed by its expected award, Mar 31, 2100');
  expect(screen.getByText('Ferry study').closest('li')).not.toHaveTextContent('Overdue');
  expect(month.getByLabelText('New opportunity in March 2100')).toHaveAttribute(
    'href',
    '/general/opportunities/new?award=2100-03',
  );
  // The months before it, of which nothing is known.
  expect(screen.getAllByLabelText(/^Empty column/)).not.toHaveLength(0);
});
