import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { press } from '../testing/hands.ts';
import { lookups, people, status } from '../testing/samples.ts';
import { pipelineAnswer, reportRecord, splitAnswer, worthlessAnswer } from './sample.ts';

let server: Awaited<ReturnType<typeof callServer>>;

const before = { ...pipelineAnswer, totals: { ...pipelineAnswer.totals, bids: 4 } };

beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/report': ({ across, compare, source }) => ({
      ...(source ? worthlessAnswer : across === 'team' ? splitAnswer : pipelineAnswer),
      ...(compare === true && { previous: before }),
    }),
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

test('the day to compare with is asked for once there is something compared', async () => {
  const { user } = await open('/reports/pipeline');
  expect(await screen.findByLabelText('As of')).toBeVisible();
  expect(screen.queryByLabelText('Compared with')).toBeNull();
  await press(user, 'Compare with before');
  expect(await screen.findByLabelText('Compared with')).toBeVisible();
});

test('a period that ends before it begins is named, and is not offered to be tried again', async () => {
  const message = 'Must not be before the start';
  const fields = { to: { key: 'reports.to.beforeFrom', message } };
  server.refuseNext('report', 422, { code: 'invalid', message: 'Not valid', fields }, (body) => {
    return body.report === 'win-rate';
  });
  await open('/reports/win-rate?from=2027-01-01&to=2026-01-01');
  expect(await screen.findByText(`To: ${message}`)).toBeVisible();
  expect(screen.queryByText('Retry')).toBeNull();
});

test('an unknown report is the not-found page', async () => {
  await open('/reports/nothing');
  expect(
    await screen.findByText('The page you are looking was moved, removed, renamed, or might never exist!'),
  ).toBeVisible();
});

test('a report shows its rows and sums; its parameters are in the address', async () => {
  const { user, address } = await open('/reports/pipeline');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: /^Writing/ })).toHaveTextContent('Writing2$4,000,000$2,000,0000');
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('Total5$4,900,000');
  await press(user, 'Compare with before');
  expect(await screen.findByRole('row', { name: /^On / })).toHaveTextContent('4 (+1)$4,900,000$2,225,000');
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

test('rows are split once more, by one figure or another, down to the bids behind a part', async () => {
  const { user, address } = await open('/reports/pipeline');
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Split by' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Team' }));
  await waitFor(() => expect(address()).toBe('/reports/pipeline?across=team'));
  await screen.findByRole('columnheader', { name: 'Health' });
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: /^Writing/ })).toHaveTextContent('Writing$4,000,000–$4,000,000');
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('Total$4,900,000$900,000$4,000,000');
  await user.click(screen.getByRole('button', { name: 'Weighted value' }));
  await waitFor(() => expect(within(table).getByRole('row', { name: /^Writing/ })).toHaveTextContent('$2,000,000'));
  await user.click(screen.getByRole('button', { name: 'Writing, Health: $2,000,000' }));
  await screen.findByRole('dialog', { name: 'Writing · Health · Weighted value' });
  await waitFor(() =>
    expect(askedFor('reportRecords')).toMatchObject([
      { across: 'team', key: status.writing.id, part: 'teams-Health', figure: 'weighted' },
    ]),
  );
});

test('where no bid has an amount, the report says so and counts them all the same', async () => {
  const { user } = await open('/reports/pipeline?source=s1');
  await screen.findByText('None of these bids has an amount');
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total2');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByText('None of these bids has an amount')).toBeNull());
});

test('a split that a report does not have is not asked for', async () => {
  await open('/reports/source-yield?across=team');
  await screen.findByRole('table');
  expect(askedFor('report')[0]).not.toHaveProperty('across');
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

test('figures that do not load say why, and are asked for again', async () => {
  server.refuseNext('report', 503, { code: 'busy', message: 'Busy' });
  const { user } = await open('/reports/funnel');
  await screen.findByText('The figures did not load');
  await press(user, 'Retry');
  expect(await screen.findByRole('table')).toBeVisible();
});
