import { opportunities, type ReportAnswer, type ReportId, reports } from '@bidwright/contract-opportunities';
import { callServer, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { today } from '@bidwright/remote-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { roomIs } from '../testing/drawings.ts';
import { press } from '../testing/hands.ts';
import { lookups, people } from '../testing/samples.ts';
import { daysOf, type Period } from './periods.ts';
import { pipelineAnswer, splitAnswer } from './sample.ts';

/* How a page of a report takes its parameters, and what it asks for. */

const span = { from: '2026-01-01', to: '2026-06-30' };

/** Figures of a report as it is asked: plain ones where nothing is to be weighed. */
const answerOf = (report: ReportId, weighted: unknown): ReportAnswer => {
  const figures = Object.fromEntries(
    Object.entries(reports[report].figures)
      .filter(([figure]) => weighted !== false || figure !== 'weighted')
      .map(([figure, kind]) => [figure, kind === 'day' ? '2026-03-20' : 3]),
  );
  const [by = 'month'] = reports[report].by;
  return { ...pipelineAnswer, ...span, by, rows: [{ key: '2026-03', name: 'March', figures }], totals: figures };
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  roomIs(390);
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/report': ({ report, across, weighted }) =>
      across ? splitAnswer : answerOf(report as ReportId, weighted),
    'opportunities/reportFile': () => ({ name: 'pipeline.csv', mediaType: 'text/csv', content: btoa('Status') }),
  });
});
// jsdom saves no files: it would leave the page.
document.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement && event.target.download) event.preventDefault();
});
afterAll(() => server.close());
beforeEach(() => {
  widthIs(1440);
  server.asks.length = 0;
});

const open = async (address: string) => {
  const page = await renderModule(module, address, { person: people.admin });
  await screen.findByRole('table');
  return page;
};
const asked = (call = 'report') => server.asks.findLast((ask) => ask.call === call)?.body;
const weigh = () => screen.getByText('Weighted by chance').closest('button') as HTMLElement;
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const named: [string, Period][] = [
  ['This quarter', 'thisQuarter'],
  ['This fiscal year', 'thisFiscalYear'],
  ['Year to date', 'yearToDate'],
  ['Last 12 months', 'last12'],
];

test('a period is chosen by its name: the address keeps the name, the service is asked for its days', async () => {
  const { user, address } = await open('/reports/win-rate?from=2020-01-01&to=2020-12-31');
  for (const [label, name] of named) {
    await press(user, 'Period');
    await user.click(screen.getByRole('menuitemradio', { name: label }));
    await waitFor(() => expect(address()).toBe(`/reports/win-rate?period=${name}`));
    // On some days two of them are the same, and nothing is asked twice.
    const days = expect.objectContaining({ report: 'win-rate', ...daysOf(name, today()) });
    await waitFor(() => expect(server.asks.map(({ body }) => body)).toContainEqual(days));
  }
});

test('the next months are offered of what lies ahead alone', async () => {
  const { user, unmount } = await open('/reports/win-rate');
  await press(user, 'Period');
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toContain('Last 12 months');
  expect(screen.queryByRole('menuitemradio', { name: 'Next 12 months' })).toBeNull();
  unmount();
  const ahead = await open('/reports/forecast');
  await press(ahead.user, 'Period');
  await ahead.user.click(screen.getByRole('menuitemradio', { name: 'Next 12 months' }));
  await waitFor(() => expect(ahead.address()).toBe('/reports/forecast?period=next12'));
  await waitFor(() => expect(asked()).toMatchObject({ report: 'forecast', ...daysOf('next12', today()) }));
});

test('who changes a day of a named period leaves the name and keeps its other day', async () => {
  const { address } = await open('/reports/win-rate?period=lastYear');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-31' } });
  await waitFor(() =>
    expect(address()).toBe(`/reports/win-rate?from=${daysOf('lastYear', today()).from}&to=2026-05-31`),
  );
});

test('the days of a name and the split stand as they are asked for, also where no answer comes', async () => {
  server.refuseNext('report', 503, { code: 'busy', message: 'Busy' });
  await renderModule(module, '/reports/due-calendar?period=lastYear&by=team&across=week', { person: people.admin });
  expect(await screen.findByRole('button', { name: 'Clear filter Split by' })).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue(daysOf('lastYear', today()).from);
  expect(screen.getByLabelText('To')).toHaveValue(daysOf('lastYear', today()).to);
});

test('what stands as of a day has no named periods, and nothing is asked of one in its address', async () => {
  await open('/reports/pipeline?period=lastYear');
  expect(screen.queryByText('Period')).toBeNull();
  expect(asked()).not.toHaveProperty('from');
});

test('which days count is chosen, and the sentence above says which they are', async () => {
  const { user, address } = await open('/reports/win-rate');
  expect(screen.getByText(/by date of result/)).toBeVisible();
  await press(user, 'By date of');
  await user.click(screen.getByRole('menuitemradio', { name: 'Due date' }));
  await waitFor(() => expect(address()).toBe('/reports/win-rate?basis=due'));
  await waitFor(() => expect(asked()).toMatchObject({ basis: 'due' }));
  expect(screen.getByText(/by due date/)).toBeVisible();
  await press(user, 'By date of');
  await user.click(screen.getByRole('menuitemradio', { name: 'Result' }));
  await waitFor(() => expect(address()).toBe('/reports/win-rate'));
});

test('what a report does not know is not asked of it', async () => {
  await open('/reports/client-history?basis=work&weighted=0');
  expect(asked()).not.toHaveProperty('basis');
  expect(asked()).not.toHaveProperty('weighted');
});

test('amounts weighed by chance are left out of figures, files and the choice of what is split, and come back', async () => {
  const { user, address } = await open('/reports/pipeline');
  expect(heads()).toEqual(['Status', 'Bids', 'Value', 'Weighted value', 'Without amount']);
  expect(weigh()).toHaveAttribute('aria-pressed', 'true');
  await user.click(weigh());
  await waitFor(() => expect(heads()).toEqual(['Status', 'Bids', 'Value', 'Without amount']));
  expect(address()).toBe('/reports/pipeline?weighted=0');
  expect(asked()).toMatchObject({ weighted: false });
  await press(user, 'Export');
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() =>
    expect(asked('reportFile')).toMatchObject({
      weighted: false,
      headings: ['Status', 'Bids', 'Value', 'Without amount'],
    }),
  );
  await user.click(weigh());
  await waitFor(() => expect(heads()).toContain('Weighted value'));
  expect(address()).toBe('/reports/pipeline');
});

test.each<ReportId>(['win-rate', 'funnel'])('%s weighs nothing, so there is no such choice', async (report) => {
  await open(`/reports/${report}`);
  expect(screen.queryByText('Weighted by chance')).toBeNull();
});

test('what always has a value offers no way to take it away; what is a choice does', async () => {
  await open('/reports/change-activity?team=teams-Health&basis=due');
  const bar = screen.getByText('Group by').closest('div')?.parentElement as HTMLElement;
  expect(within(bar).getByText('Untouched for')).toBeVisible();
  const clears = screen
    .getAllByRole('button', { name: /^Clear filter / })
    .map((button) => button.getAttribute('aria-label'));
  expect(clears).toEqual(['Clear filter Team']);
});

test('all parameters are taken away at once', async () => {
  const { user, address } = await open('/reports/forecast?basis=award&weighted=0&period=next12&source=s1');
  await press(user, 'Clear');
  await waitFor(() => expect(address()).toBe('/reports/forecast'));
  expect(screen.queryByText('Clear')).toBeNull();
});

test('on a narrow page they wait behind a button that counts them, and are the same', async () => {
  widthIs(390);
  const { user, address } = await open('/reports/forecast?weighted=0&period=next12&source=s1');
  expect(screen.queryByText('Weighted by chance')).toBeNull();
  await press(user, 'Parameters · 3');
  const sheet = within(screen.getByRole('dialog', { name: 'Parameters · 3' }));
  await user.click(sheet.getByText('Weighted by chance'));
  await waitFor(() => expect(address()).toBe('/reports/forecast?period=next12&source=s1'));
  expect(asked()).not.toHaveProperty('weighted');
  await user.click(sheet.getByText('Clear'));
  await waitFor(() => expect(address()).toBe('/reports/forecast'));
  await user.click(sheet.getByText('Show the report'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Parameters' })).toBeVisible();
});

test('a list that narrows nothing waits behind one button, and opens as soon as it is asked for', async () => {
  const { user, address } = await open('/reports/pipeline');
  expect(screen.getByText('Team', { selector: 'button *' })).toBeVisible();
  expect(screen.queryByText('Owner', { selector: 'button *' })).toBeNull();
  await press(user, 'Filter');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Owner' }));
  const [first] = await screen.findAllByRole('menuitemcheckbox');
  await user.click(first as HTMLElement);
  await waitFor(() => expect(address()).toMatch(/owner=/));
  // The open menu hides it from those who hear the page.
  expect(screen.getByLabelText('Clear filter Owner')).toBeInTheDocument();
});
