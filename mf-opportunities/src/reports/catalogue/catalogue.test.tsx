import { opportunities, reportIds } from '@bidwright/contract-opportunities';
import { views } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../../api.ts';
import module from '../../module.tsx';
import { choose, fill } from '../../testing/hands.ts';
import { lookups, people } from '../../testing/samples.ts';
import { pipelineAnswer } from '../sample.ts';

/* What the catalogue offers, and what a person finds there again. */

const { admin, lead } = people;
const kept: object[] = [];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [] }, { of: views, records: kept }, ...lookups()], {
    'opportunities/report': () => pipelineAnswer,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  kept.length = 0;
  localStorage.clear();
  store.dispatch(shell.util.resetApiState());
});

const open = (address = '/reports', person = admin) => renderModule(module, address, { person });
const group = (name: string) => screen.findByRole('region', { name });
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the catalogue lists every report with what it says, by what it is about', async () => {
  await open();
  expect(linksIn(await group('Contracts'))).toEqual(['Contracts', 'Recompete radar']);
  expect(linksIn(await group('Data quality'))).toEqual(['Change activity', 'Data quality']);
  expect(screen.getAllByRole('link')).toHaveLength(reportIds.length - 1);
  expect(screen.getByRole('link', { name: 'Win rate' })).toHaveAttribute('href', '/reports/win-rate');
  // In a sentence; its page says the rest.
  expect(screen.getByText(/^Won ÷ \(won \+ lost\)/)).toHaveTextContent(/^[^.]+\.$/);
});

test('reports are found by words of their names and of what they say', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search reports' }), 'brier');
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
  await user.type(screen.getByRole('searchbox'), ' zebra');
  expect(await screen.findByText(/^No bid reports match/)).toBeVisible();
});

const star = (name: string) => screen.getAllByRole('button', { name: `Favorite: ${name}` });

test('a favourite stands first until it is none, for the person who marked it alone', async () => {
  const { user, unmount } = await open();
  await group('Results');
  expect(screen.queryByRole('region', { name: 'Favorites' })).toBeNull();
  await user.click(star('Win rate')[0] as HTMLElement);
  await user.click(star('Funnel')[0] as HTMLElement);
  expect(linksIn(await group('Favorites'))).toEqual(['Funnel', 'Win rate']);
  expect(star('Win rate').map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  unmount();

  const other = await open('/reports', { ...admin, id: 'u-other' });
  await group('Results');
  expect(screen.queryByRole('region', { name: 'Favorites' })).toBeNull();
  other.unmount();

  const again = await open();
  await group('Results');
  await again.user.click(star('Win rate')[0] as HTMLElement);
  expect(linksIn(await group('Favorites'))).toEqual(['Funnel']);
  // Its card among the favourites is gone: who uses keys goes on at the other.
  expect(star('Win rate')).toEqual([document.activeElement]);
  await again.user.click(within(await group('Pipeline')).getByRole('button', { name: 'Favorite: Funnel' }));
  expect(star('Funnel')).toEqual([document.activeElement]);
});

test('a report says when the person had its figures in sight', async () => {
  const { unmount } = await open('/reports/funnel');
  await screen.findByRole('table');
  unmount();
  await open();
  const [card] = within(await group('Pipeline')).getAllByText(/^Last opened /);
  expect(card?.closest('li')).toHaveTextContent('Funnel');
  expect(screen.getAllByText(/^Last opened /)).toHaveLength(1);
});

/** A kept report of the person, or of somebody else. */
const saved = (name: string, { id }: { id: string }, more: object = {}) => ({
  ...views.input.getDefault(),
  id: name.replaceAll(' ', '-'),
  version: 1,
  dateCreated: 1,
  dateUpdated: 1,
  addedBy: { id, name: id },
  name,
  page: '/reports/win-rate',
  state: { search: 'period=lastYear' },
  status: 'Active',
  ...more,
});

test('what I have kept and what others share stand apart, and lists that were kept are not among them', async () => {
  kept.push(
    saved('Wins of mine', admin),
    saved('Wins of the firm', lead, { reach: 'firm' }),
    saved('A list', admin, { page: '/general/opportunities' }),
  );
  await open();
  expect(linksIn(await group('My saved reports'))).toEqual(['Wins of mine']);
  expect(linksIn(await group('Shared'))).toEqual(['Wins of the firm']);
  expect(screen.getByText('The whole firm')).toBeVisible();
});

test('a report that was shared says with whom, and who kept it takes it away', async () => {
  kept.push(saved('Wins of the year', admin, { reach: 'firm' }));
  const { user } = await open();
  const link = await screen.findByRole('link', { name: 'Wins of the year' });
  expect(link).toHaveAttribute('href', '/reports/win-rate?period=lastYear');
  expect(link.closest('li')).toHaveTextContent('The whole firm');
  await user.click(screen.getByRole('button', { name: 'Remove Wins of the year' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Wins of the year' })).toBeNull());
});

test.each([
  ['Only me', { reach: 'private' }],
  ['The whole firm', { reach: 'firm' }],
])('a report is kept with its parameters for %s', async (label, asked) => {
  const { user, alerts } = await open('/reports/win-rate?by=team&period=lastQuarter');
  await user.click(await screen.findByRole('button', { name: 'Save report' }));
  await fill(user, /^Report name/, 'Last quarter by team');
  await choose(user, /^Who sees it/, label);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Report saved' }]));
  expect(kept).toMatchObject([
    {
      name: 'Last quarter by team',
      page: '/reports/win-rate',
      state: { search: 'by=team&period=lastQuarter' },
      ...asked,
    },
  ]);
});

test('a name is asked for before a report is kept', async () => {
  const { user } = await open('/reports/win-rate');
  await user.click(await screen.findByRole('button', { name: 'Save report' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(within(dialog).getByLabelText(/^Report name/)).toHaveAttribute('aria-invalid', 'true'));
  expect(kept).toEqual([]);
});
