import { type BoardColumn, opportunities } from '@bidwright/contract-opportunities';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const yesterday = daysFromNow(-1);

/** Recorded a month ago. */
const old = { dateCreated: Math.floor(Date.now() / 1000) - 30 * 86_400 };
const ferry = { ...bid('ferry', { solicitationName: 'Ferry study', dueDate: daysFromNow(1) }), ...old };
const records = [
  ferry,
  { ...bid('soil', { solicitationName: 'Soil survey', dueDate: daysFromNow(40) }), ...old },
  {
    ...bid('new', { solicitationName: 'New bid', dueDate: daysFromNow(50) }),
    dateCreated: Math.floor(Date.now() / 1000),
  },
];

const board = ({ asOf }: { asOf?: string }): BoardColumn[] => [
  {
    group: asOf ? pointing(status.writing) : pointing(status.won),
    count: 1,
    amount: 100,
    weighted: 50,
    bids: [ferry as unknown as BoardColumn['bids'][number]],
    since: {},
  },
];

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  await Promise.all([
    import('../board/BoardPage.tsx'),
    import('../calendar/CalendarPage.tsx'),
    import('../../bid/past/PastBar.tsx'),
  ]);
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 9999) <= 1440,
    }) as MediaQueryList;
  changeRecord(ferry, { opportunityStatus: pointing(status.won), solicitationName: 'Harbor ferry study' });
  server = await callServer([{ of: opportunities, records }, ...lookups()], { 'opportunities/board': board });
});
afterAll(() => server.close());

const open = (address = '') => renderModule(module, `/general/opportunities${address}`, { person: people.admin });
const names = () => Array.from(document.querySelectorAll('th[scope=row] [data-opener]'), (one) => one.textContent);
const asked = (name: string) => server.asks.findLast(({ call }) => call === name)?.body;

test('one button shows the list as of yesterday, only to be read, and another leads back to today', async () => {
  const { user, address } = await open();
  await waitFor(() => expect(names()).toEqual(['Soil survey', 'New bid']));
  expect(screen.getByText('New opportunity')).toBeVisible();
  await user.click(screen.getByLabelText('See as of a past date'));
  await waitFor(() => expect(names()).toEqual(['Ferry study', 'Soil survey']));
  expect(address()).toBe(`/general/opportunities?asOf=${yesterday}`);
  expect(await screen.findByLabelText('As of the end of')).toHaveValue(yesterday);
  expect(screen.getByText('Ferry study').closest('a')).toHaveAttribute(
    'href',
    `/general/opportunities/ferry?asOf=${yesterday}`,
  );
  for (const text of ['New opportunity', 'Export', 'Import']) expect(screen.queryByText(text)).toBeNull();
  const table = screen.getByRole('table', { name: 'Opportunities' });
  expect(within(table).queryAllByRole('checkbox')).toEqual([]);
  expect(within(table).queryAllByLabelText(/^(Actions|More|Edit)/)).toEqual([]);
  // Due tomorrow: two days after the day that is shown.
  expect(screen.getByText('Ferry study').closest('tr')).toHaveTextContent(/2 ?d/);

  await press(user, 'Back to today');
  await waitFor(() => expect(names()).toEqual(['Soil survey', 'New bid']));
  expect(address()).toBe('/general/opportunities');
});

test('dates that count from today count from the day', async () => {
  await open(`?asOf=${yesterday}&due=next7`);
  await waitFor(() => expect(names()).toEqual(['Ferry study']));
  expect(asked('query')).toMatchObject({
    asOf: yesterday,
    where: expect.arrayContaining([{ field: 'dueDate', is: 'ge', value: yesterday }]),
  });
});

test('the board of the day has cards that nobody moves, and a view keeps the day', async () => {
  const { user, address } = await open(`?view=board&asOf=${yesterday}`);
  const card = await screen.findByText('Harbor ferry study');
  expect(asked('board')).toMatchObject({ asOf: yesterday });
  expect(card.closest('a')).toHaveAttribute('href', `/general/opportunities/ferry?asOf=${yesterday}`);
  expect(screen.queryByLabelText(/^Move /)).toBeNull();
  await user.click(screen.getByText('Views'));
  await user.click(await screen.findByText('Recompetes'));
  await waitFor(() => expect(address()).toBe(`/general/opportunities?recompete=yes&asOf=${yesterday}`));
});

test('the calendar of the day stands at its month', async () => {
  await open('?view=calendar&asOf=2026-02-03&status=all');
  await screen.findByText('February 2026');
  expect(document.querySelector('[aria-current=date]')).toHaveAttribute('data-day', '2026-02-03');
  await waitFor(() => expect(asked('query')).toMatchObject({ asOf: '2026-02-03' }));
});

test.each(['2026-02-30', 'yesterday', daysFromNow(0), daysFromNow(3), '1899-12-31'])(
  'an address with %s, no past day, shows the list as it is',
  async (day) => {
    await open(`?asOf=${day}`);
    await waitFor(() => expect(names()).toEqual(['Soil survey', 'New bid']));
    expect(screen.queryByText('Back to today')).toBeNull();
  },
);

test('before anything was recorded the list says so, and offers nothing to begin with', async () => {
  await open('?asOf=1950-01-01');
  await screen.findByText('Nothing existed yet on this day');
  expect(screen.queryByText('New opportunity')).toBeNull();
});

test('a day that did not load is no other day', async () => {
  const { user } = await open('?sort=-dueDate');
  await waitFor(() => expect(names()).toEqual(['New bid', 'Soil survey']));
  server.refuseNext(
    'query',
    503,
    { code: 'down', message: 'The service is down' },
    ({ asOf, total }) => !!asOf && !total,
  );
  await user.click(screen.getByLabelText('See as of a past date'));
  await screen.findByText(/Opportunities did not load/);
  expect(names()).toEqual([]);
  await press(user, 'Retry');
  await waitFor(() => expect(names()).toEqual(['Soil survey', 'Ferry study']));
});
