import { opportunities, type ReportAnswer } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../module.tsx';
import { roomIs } from '../testing/drawings.ts';
import { lookups, people } from '../testing/samples.ts';

/* What single reports say beyond rows and sums. */

const span = { across: null, from: '2026-11-01', to: '2026-12-31', without: {}, previous: null };
const dates = { due: 2, qna: 0, decision: 0, dates: 2, collisions: 2 };
const answers: Record<string, ReportAnswer> = {
  forecast: {
    ...span,
    by: 'month',
    rows: [
      { key: '2026-11', name: null, figures: { bids: 3, assumed: 1, won: 90_000, weighted: 5000, exposure: 10_000 } },
    ],
    totals: { bids: 3, assumed: 1, won: 90_000, weighted: 5000, exposure: 10_000 },
    without: { unplanned: 1, unpriced: 0 },
  },
  'due-calendar': {
    ...span,
    by: 'team',
    across: 'week',
    rows: [
      { key: 'health', name: 'Health', figures: dates, parts: [{ key: '2026-11-23', name: null, figures: dates }] },
    ],
    totals: dates,
    parts: [{ key: '2026-11-23', name: null, figures: dates }],
  },
  'change-activity': {
    ...span,
    by: 'field',
    rows: [
      { key: 'dueDate', name: null, figures: { changes: 4, bids: 3, last: '2026-11-20' } },
      { key: 'created', name: null, figures: { changes: 2, bids: 2, last: '2026-11-20' } },
      { key: 'shoeSize', name: null, figures: { changes: 1, bids: 1, last: '2026-11-20' } },
    ],
    totals: { changes: 7, bids: 3, last: '2026-11-20' },
    without: { untouched: 2 },
  },
  'open-requirements': {
    ...span,
    by: 'bid',
    rows: [{ key: 'b-1', bid: 'b-1', name: 'Waterway permits', figures: { left: 3, requirements: 2, unowned: 1 } }],
    totals: { requirements: 2, unowned: 1 },
    without: { unread: 4 },
  },
  'covered-requirements': {
    ...span,
    by: 'coverage',
    rows: [
      { key: '100', name: null, figures: { bids: 6, won: 5, lost: 1, winRate: 5 / 6 } },
      { key: '75', name: null, figures: { bids: 3, won: 1, lost: 2, winRate: null } },
      { key: '0', name: null, figures: { bids: 1, won: 0, lost: 1, winRate: null } },
    ],
    totals: { bids: 10, won: 6, lost: 4, winRate: 0.6 },
  },
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  roomIs(390);
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/report': ({ report }) => answers[String(report)],
    'opportunities/reportRecords': () => ({ records: [], total: 0 }),
    'opportunities/reportFile': () => ({ name: 'due.csv', mediaType: 'text/csv', content: btoa('Team') }),
  });
});
// jsdom saves no files: it would leave the page.
document.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement && event.target.download) event.preventDefault();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asks.length = 0;
});

const open = (address: string) => renderModule(module, address, { person: people.admin });
const askedFor = (call: string) => server.asks.filter((ask) => ask.call === call).map(({ body }) => body);
const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('a forecast says how many starts are assumed, and shows the bids', async () => {
  const { user } = await open('/reports/forecast');
  await screen.findByText(/^Start of 1 bid assumed/);
  expect(screen.getByRole('columnheader', { name: 'Start assumed' })).toBeVisible();
  expect(screen.queryByText(/left out/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('dialog', { name: 'Total · Start assumed' });
  await waitFor(() => expect(askedFor('reportRecords')).toMatchObject([{ report: 'forecast', figure: 'unplanned' }]));
});

test('changes stand by field under the names of the fields; how long nobody touched a bid is asked', async () => {
  const { user, address } = await open('/reports/change-activity?by=field');
  expect(await screen.findByText('2 open bids unchanged for 30 days.')).toBeVisible();
  expect(heads()).toEqual(['Due date', 'Created', 'shoeSize', 'Total']);
  await user.click(screen.getByRole('button', { name: /^Untouched for/ }));
  await user.click(screen.getByRole('menuitemradio', { name: '14 days' }));
  expect(await screen.findByText('2 open bids unchanged for 14 days.')).toBeVisible();
  expect(address()).toBe('/reports/change-activity?by=field&quiet=14');
  await waitFor(() => expect(askedFor('report').at(-1)).toMatchObject({ by: 'field', quiet: 14 }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).toBe('/reports/change-activity?by=field'));
});

test('dates by team and week: weeks are called by their days, in the file as well', async () => {
  const { user } = await open('/reports/due-calendar?by=team&across=week');
  await screen.findByRole('columnheader', { name: 'Week of Nov 23' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() =>
    expect(askedFor('reportFile')).toMatchObject([
      { across: 'week', names: [{ key: 'total' }, { key: '2026-11-23', name: 'Week of Nov 23' }] },
    ]),
  );
});

test('a bid leads to its requirements, and a figure to the bids behind it', async () => {
  const { user } = await open('/reports/open-requirements');
  expect(await screen.findByRole('link', { name: 'Waterway permits' })).toHaveAttribute(
    'href',
    '/general/opportunities/b-1/requirements',
  );
  expect(screen.getByText(/^4 bids left out: no requirements recorded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Waterway permits, Without owner: 1' }));
  await screen.findByRole('dialog', { name: 'Waterway permits · Without owner' });
  await waitFor(() => expect(askedFor('reportRecords')).toMatchObject([{ key: 'b-1', figure: 'unowned' }]));
});

test('where too few bids were decided no rate stands, and it is said of which', async () => {
  await open('/reports/covered-requirements');
  expect(await screen.findByText(/^Fewer than 5 decided bids: 75–89% and Below 50%\. Too few/)).toBeVisible();
  expect(heads()).toEqual(['All', '75–89%', 'Below 50%', 'Total']);
  expect(screen.getByRole('row', { name: /^All/ })).toHaveTextContent('83');
});
