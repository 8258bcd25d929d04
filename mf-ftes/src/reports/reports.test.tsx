import { teams } from '@bidwright/contract-admin';
import type { StaffReportAnswer } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { callServer, renderInShell, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { FavouriteCards, ReportCards } from './ReportCards.tsx';

const admin: Person = { id: 'ada', name: 'Ada', email: 'ada@example.com', permissions: ['Admin'], teams: [] };

const answer: StaffReportAnswer = {
  by: 'person',
  months: [
    { year: 2031, month: 1 },
    { year: 2031, month: 2 },
  ],
  rows: [
    {
      key: 'ann',
      name: 'Ann Lee',
      months: [1.2, 0.4],
      figures: { average: 0.8, peak: 1.2, monthsOver: 1, fteMonths: 1.6, capacityFteMonths: 2 },
    },
  ],
  totals: { average: 0.8, peak: 1.2, monthsOver: 1, fteMonths: 1.6, capacityFteMonths: 2 },
  series: [],
};

/** Cy is away in February. */
const bench: StaffReportAnswer = {
  ...answer,
  rows: [{ key: 'cy', name: 'Cy Orr', months: [0.45, null], figures: { monthsUnder: 1, freeFteMonths: 0.55 } }],
  totals: { monthsUnder: 1, freeFteMonths: 0.55 },
  series: [
    { id: 'under', months: [1, 0] },
    { id: 'over', months: [0, 0] },
  ],
};

const noTeam = { key: '', name: '', months: [0.3, 0.4], figures: { wonShare: 0.2 } };
const forecast: StaffReportAnswer = { ...answer, by: 'team', rows: [noTeam], totals: {} };

const answerTo = (report: unknown): StaffReportAnswer => {
  if (report === 'skills-short') return { ...answer, by: 'skill', rows: [] };
  if (report === 'bench-and-overload') return bench;
  return report === 'utilisation-forecast' ? forecast : answer;
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: teams, records: [] }], {
    'ftes/report': ({ report, team }) =>
      Array.isArray(team) && team.length > 0 ? { ...answer, rows: [] } : answerTo(report),
    'ftes/reportFile': () => ({ name: 'utilisation.csv', mediaType: 'text/csv', content: '' }),
  });
});
afterAll(() => server.close());
beforeEach(() => widthIs(1440));

const open = (address: string) => renderModule(module, `/user/ftes/reports/${address}`, { person: admin });
const asked = (name: string) => server.asks.filter(({ call }) => call === name).map(({ body }) => body);

test('a report has a map of months, a table of the same rows, and a file with their headings', async () => {
  const { user, address } = await open('utilisation');
  const figures = within((await screen.findByRole('table', { name: 'Figures' })) as HTMLElement);
  expect(figures.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/user/ftes/ann');
  const map = within(screen.getByRole('region', { name: 'Percent of capacity by month' }));
  expect(map.getByRole('cell', { name: '120' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Rows/ }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Team' }));
  await waitFor(() => expect(asked('report').at(-1)).toMatchObject({ report: 'utilisation', by: 'team' }));
  expect(address()).toContain('by=team');

  expect(within(screen.getByRole('button', { name: 'Export' })).getByTestId('FileDownloadOutlinedIcon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(asked('reportFile')).toHaveLength(1));
  expect(asked('reportFile')[0]).toMatchObject({
    format: 'csv',
    total: 'Total',
    headings: ['Person', 'Average', 'Peak', 'Person-months over', 'FTE-months committed', 'FTE-months of capacity'],
  });
});

test('where nothing is counted the page says what to change; an unknown report says so', async () => {
  const { unmount } = await open('utilisation?team=none');
  expect(await screen.findByText('Choose different months or teams.')).toBeVisible();
  unmount();
  await open('nothing');
  expect(
    await screen.findByText('The page you are looking was moved, removed, renamed, or might never exist!'),
  ).toBeVisible();
});

test('the bench: what counts and below which part, in the address; who is away all month is on none', async () => {
  const { user, address } = await open('bench-and-overload');
  const map = within(await screen.findByRole('region', { name: 'Percent of capacity by month' }));
  expect(map.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['45', '–']);
  expect(screen.getByRole('figure', { name: 'People on the bench and overloaded by month' })).toBeVisible();
  expect(asked('report').at(-1)).toMatchObject({ report: 'bench-and-overload', outlook: 'expected', below: 50 });

  await user.click(screen.getByRole('button', { name: /^Bench threshold/ }));
  await user.click(screen.getByRole('menuitemradio', { name: '80%' }));
  await waitFor(() => expect(asked('report').at(-1)).toMatchObject({ below: 80 }));
  await user.click(screen.getByRole('button', { name: /^Counted work/ }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Committed' }));
  await waitFor(() => expect(asked('report').at(-1)).toMatchObject({ outlook: 'committed', below: 80 }));
  expect(address()).toContain('work=committed&below=80');
});

test('the forecast looks a year ahead; who is in no team has a row, which leads nowhere', async () => {
  await open('utilisation-forecast');
  const figures = within((await screen.findByRole('table', { name: 'Figures' })) as HTMLElement);
  expect(figures.getByRole('rowheader', { name: 'No team' })).toBeVisible();
  expect(figures.queryByRole('link')).toBeNull();
  const [call] = asked('report').slice(-1);
  expect(Number(String(call?.to).slice(0, 4)) * 12 + Number(String(call?.to).slice(5, 7))).toBe(
    Number(String(call?.from).slice(0, 4)) * 12 + Number(String(call?.from).slice(5, 7)) + 11,
  );
});

test('skills short says why there may be nothing', async () => {
  await open('skills-short');
  expect(await screen.findByText('No open role needs a skill in these months.')).toBeVisible();
});

test('the catalogue lists them under Capacity', async () => {
  const { messages, Provider } = module;
  await renderInShell(<ReportCards />, { messages, Provider, person: admin });
  const group = within(await screen.findByRole('region', { name: 'Capacity' }));
  expect(group.getByRole('link', { name: 'Capacity if won' })).toHaveAttribute(
    'href',
    '/user/ftes/reports/capacity-if-won',
  );
});

test('one of them is marked as a favourite, and stands among those of all modules until it is none', async () => {
  const { messages, Provider } = module;
  const { user } = await renderInShell(
    <>
      <ul aria-label="Favorites of all">
        <FavouriteCards />
      </ul>
      <ReportCards />
    </>,
    { messages, Provider, person: admin },
  );
  const favourites = within(await screen.findByRole('list', { name: 'Favorites of all' }));
  expect(favourites.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Favorite: Capacity if won' }));
  expect(favourites.getByRole('link', { name: 'Capacity if won' })).toBeVisible();
  await user.click(favourites.getByRole('button', { name: 'Favorite: Capacity if won' }));
  expect(favourites.queryByRole('link')).toBeNull();
});
