import { opportunities, reportIds } from '@bidwright/contract-opportunities';
import { views } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { fill, press } from '../testing/hands.ts';
import { lookups, people, status } from '../testing/samples.ts';
import { pipelineAnswer, reportRecord } from './sample.ts';

const kept: object[] = [];
let server: Awaited<ReturnType<typeof callServer>>;

const before = { ...pipelineAnswer, totals: { ...pipelineAnswer.totals, bids: 4 } };

beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [] }, { of: views, records: kept }, ...lookups()], {
    'opportunities/report': ({ compare }) => ({ ...pipelineAnswer, ...(compare === true && { previous: before }) }),
    'opportunities/reportRecords': () => ({
      records: [reportRecord('a', 'Harbor study'), reportRecord('b', 'River gauges')],
      total: 2,
    }),
    'opportunities/reportFile': () => ({ name: 'pipeline.csv', mediaType: 'text/csv', content: btoa('Status,Bids') }),
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

test('the catalogue lists every report with what it says', async () => {
  await open('/reports');
  const links = await screen.findAllByRole('link');
  expect(links).toHaveLength(reportIds.length - 1);
  expect(screen.getByRole('link', { name: 'Win rate' })).toHaveAttribute('href', '/reports/win-rate');
  expect(screen.getByText(/^Won ÷ \(won \+ lost\)/)).toBeVisible();
});

test('an unknown report says so', async () => {
  await open('/reports/nothing');
  expect(await screen.findByText('There is no such report')).toBeVisible();
});

test('a report shows its rows and sums; its parameters are in the address', async () => {
  const { user, address } = await open('/reports/pipeline');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: /^Writing/ })).toHaveTextContent('Writing2$4,000,000$2,000,0000');
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('Total5$4,900,000');
  await press(user, 'Compare with before');
  expect(await screen.findByRole('row', { name: /^On / })).toHaveTextContent('4$4,900,000');
  await user.click(screen.getByRole('button', { name: 'Team' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Health' }));
  await waitFor(() => expect(address()).toBe('/reports/pipeline?compare=1&team=teams-Health'));
  await waitFor(() => expect(askedFor('report').at(-1)).toMatchObject({ team: ['teams-Health'], compare: true }));
});

test('a figure opens the bids behind it', async () => {
  const { user } = await open('/reports/pipeline?owner=o1');
  await user.click(await screen.findByRole('button', { name: 'Writing, Bids: 2' }));
  const drawer = await screen.findByRole('dialog', { name: 'Writing · Bids' });
  expect(await within(drawer).findByText('2 bids')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'Harbor study' })).toHaveAttribute(
    'href',
    '/general/opportunities/a',
  );
  expect(askedFor('reportRecords')).toMatchObject([
    { report: 'pipeline', key: status.writing.id, figure: 'bids', owner: ['o1'] },
  ]);
});

test('a file has the headings of the page', async () => {
  const { user } = await open('/reports/pipeline');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() =>
    expect(askedFor('reportFile')).toMatchObject([
      { format: 'csv', headings: ['Status', 'Bids', 'Value', 'Weighted value', 'Without amount'] },
    ]),
  );
});

test('a report is kept with its parameters', async () => {
  const { user, alerts } = await open('/reports/pipeline?by=team');
  await user.click(await screen.findByRole('button', { name: 'Save report' }));
  await fill(user, /^Name/, 'By team');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Report saved' }]));
  expect(kept).toMatchObject([{ name: 'By team', page: '/reports/pipeline', state: { search: 'by=team' } }]);
});

test('figures that do not load say why, and are asked for again', async () => {
  server.refuseNext('report', 503, { code: 'busy', message: 'Busy' });
  const { user } = await open('/reports/funnel');
  await screen.findByText('The figures did not load');
  await press(user, 'Retry');
  expect(await screen.findByRole('table')).toBeVisible();
});
