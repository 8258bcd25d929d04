import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, renderInShell, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { HealthWidget } from './HealthWidget.tsx';
import { ReportCards } from './ReportCards.tsx';

const states = { fresh: 3, dueSoon: 1, overdue: 2, inReview: 0, unplanned: 1, oldestDue: '2025-01-01' };

const freshness = (by: unknown) => ({
  by: by ?? 'sectionTitle',
  rows: [
    { key: 'k1', name: by === 'owner' ? 'Olga Owner' : 'Staffing plan', figures: { entries: 7, ...states } },
    { key: null, name: null, figures: { entries: 4, ...states, overdue: 0 } },
  ],
  totals: { entries: 11, ...states },
});

const sections = {
  by: 'sectionTitle',
  rows: [
    {
      key: 'k1',
      name: 'Staffing plan',
      figures: { blamed: 1, blamedLost: 1, entries: 7, used: 4, won: 0, wonShare: null },
      bids: [{ id: 'b1', name: 'Harbor study', note: 'Staffing plan 6 of 25' }],
    },
  ],
  totals: { blamed: 1, blamedLost: 1, entries: 7, used: 4, won: 0, wonShare: null },
};

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([{ of: rfpContent, records: [] }], {
    'rfp-library/report': ({ report, by }) => (report === 'library-sections' ? sections : freshness(by)),
    'rfp-library/reportFile': () => ({ name: 'x.csv', mediaType: 'text/csv', content: btoa('Section,Entries') }),
  });
});
// jsdom saves no files: it would leave the page.
document.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement && event.target.download) event.preventDefault();
});
afterAll(() => server.close());

const open = (path: string) => renderModule(module, `/rfp-content-library/reports/${path}`);
const asked = (call: string) => server.asks.filter((ask) => ask.call === call).map(({ body }) => body);

test('freshness by section or owner: each count opens just its entries, the file has the headings of the page', async () => {
  const { user, address } = await open('library-freshness');
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('link', { name: 'Staffing plan, Overdue: 2' })).toHaveAttribute(
    'href',
    '/rfp-content-library?section=k1&review=overdue&sort=due',
  );
  expect(table.getByRole('link', { name: 'Total, Overdue: 2' })).toHaveAttribute(
    'href',
    '/rfp-content-library?review=overdue&sort=due',
  );
  expect(table.queryByRole('link', { name: /^None/ })).toBeNull();
  // The rows always stand by something.
  expect(screen.queryByLabelText('Clear filter Rows')).toBeNull();

  await user.click(screen.getByRole('button', { name: /^Rows/ }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Owner' }));
  expect(await screen.findByRole('link', { name: 'Olga Owner, Overdue: 2' })).toBeVisible();
  expect(address()).toContain('by=owner');

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(asked('reportFile')).toHaveLength(1));
  expect(asked('reportFile')[0]).toMatchObject({
    report: 'library-freshness',
    by: 'owner',
    format: 'csv',
    headings: ['Owner', 'Entries', 'Fresh', 'Due soon', 'Overdue', 'In review', 'Not planned', 'Oldest due date'],
    names: { total: 'Total', none: 'None' },
  });
});

test('a section that loses points opens the bids that say so', async () => {
  const { user } = await open('library-sections');
  await user.click(await screen.findByRole('button', { name: 'Staffing plan, Bids that lost points here: 1' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Staffing plan' }));
  expect(drawer.getByText('1 bid')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Harbor study' })).toHaveAttribute('href', '/general/opportunities/b1');
  expect(drawer.getByText('Staffing plan 6 of 25')).toBeVisible();
});

test('figures that do not load say why, and are asked for again; an unknown report says so', async () => {
  server.refuseNext('report', 503, { code: 'busy', message: 'Busy' });
  const { user, unmount } = await open('library-reuse');
  await screen.findByText('The figures did not load');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeVisible();
  unmount();
  await open('nothing');
  expect(await screen.findByText('There is no such report')).toBeVisible();
});

test('the catalogue lists the reports, and the dashboard says how fresh the library is', async () => {
  const { messages, Provider } = module;
  await renderInShell(
    <>
      <ReportCards />
      <HealthWidget />
    </>,
    { messages, Provider },
  );
  expect(await screen.findByRole('link', { name: 'Re-use of texts' })).toHaveAttribute(
    'href',
    '/rfp-content-library/reports/library-reuse',
  );
  const overdue = await screen.findByRole('link', { name: 'Review overdue' });
  expect(overdue).toHaveAttribute('href', '/rfp-content-library?review=overdue&sort=due');
  expect(overdue.parentElement).toHaveTextContent('Review overdue2');
  expect(screen.getByText('Without an owner').closest('li')).toHaveTextContent('Without an owner4');
});
