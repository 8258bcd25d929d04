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
  await screen.findByText(/^The start of 1 bid is assumed/);
  expect(screen.getByRole('columnheader', { name: 'Start assumed' })).toBeVisible();
  expect(screen.queryByText(/left out/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('dialog', { name: 'Total · Start assumed' });
  await waitFor(() => expect(askedFor('reportRecords')).toMatchObject([{ report: 'forecast', figure: 'unplanned' }]));
});

test('changes stand by field under the names of the fields; how long nobody touched a bid is asked', async () => {
  const { user, address } = await open('/reports/change-activity?by=field');
  expect(await screen.findByText('2 open bids were not changed for 30 days.')).toBeVisible();
  expect(heads()).toEqual(['Due date', 'Recorded', 'shoeSize', 'Total']);
  await user.click(screen.getByRole('button', { name: /^Untouched for/ }));
  await user.click(screen.getByRole('menuitemradio', { name: '14 days' }));
  expect(await screen.findByText('2 open bids were not changed for 14 days.')).toBeVisible();
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
