import { type BoardColumn, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people } from '../../../testing/samples.ts';

const records = [
  bid('one', { solicitationName: 'Soil survey', expectedAwardDate: '2100-03-31' }),
  bid('two', { solicitationName: 'Ferry study', expectedAwardDate: null }),
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

  const [more] = await screen.findAllByText('29 more');
  await user.click(more as HTMLElement);
  await waitFor(() => expect(address()).toBe('/general/opportunities?award=2100-03-01..2100-03-31'));
});
