import { renderInShell, widthIs } from '@bidwright/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { library, store } from '../api.ts';
import module from '../module.tsx';
import { openReport as open, reportServer } from '../testing/reports.tsx';
import { HealthWidget } from './HealthWidget.tsx';
import { FavouriteCards, ReportCards } from './ReportCards.tsx';

const server = reportServer();

const { asked } = server;

beforeEach(() => widthIs(1440));

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
  // On a narrow page each figure stands beside its name.
  expect(table.getByText('Jan 1, 2025', { selector: 'tfoot *' }).closest('td')).toHaveAttribute(
    'data-name',
    'Oldest due date',
  );
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
  expect(
    await screen.findByText('The page you are looking was moved, removed, renamed, or might never exist!'),
  ).toBeVisible();
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
  const group = within(await screen.findByRole('region', { name: 'Library' }));
  expect(group.getByRole('link', { name: 'Re-use of texts' })).toHaveAttribute(
    'href',
    '/rfp-content-library/reports/library-reuse',
  );
  const overdue = await screen.findByRole('link', { name: 'Review overdue' });
  expect(overdue).toHaveAttribute('href', '/rfp-content-library?review=overdue&sort=due');
  expect(overdue.parentElement).toHaveTextContent('Review overdue2');
  expect(screen.getByText('Without an owner').closest('li')).toHaveTextContent('Without an owner4');
});

const day = (years: number, monthAndDay: string) => `${new Date().getFullYear() + years}-${monthAndDay}`;

test('a period by name and teams are asked for, stay in the address, and go into what figures open and the file', async () => {
  const { user, address } = await open('library-reuse?period=nonsense&from=2020-1-1');
  await screen.findByRole('table');
  expect(asked('report').at(-1)).toMatchObject({ report: 'library-reuse', from: null, to: null, team: [] });

  await user.click(screen.getByRole('button', { name: 'Period' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Last year' }));
  const lastYear = { from: day(-1, '01-01'), to: day(-1, '12-31') };
  await waitFor(() => expect(asked('report').at(-1)).toMatchObject({ ...lastYear, team: [] }));
  expect(screen.getByLabelText('From')).toHaveValue(lastYear.from);
  await user.click(screen.getByRole('button', { name: 'Teams' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Health' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(asked('report').at(-1)).toMatchObject({ ...lastYear, team: ['team-1'] }));
  expect(address()).toContain('?period=lastYear&team=team-1');
  const link = await screen.findByRole('link', { name: 'Staffing plan, Entries: 7' });
  expect(link).toHaveAttribute('href', '/rfp-content-library?section=k1&team=team-1');

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel (XLSX)' }));
  await waitFor(() => expect(asked('reportFile').at(-1)).toMatchObject({ ...lastYear, team: ['team-1'] }));

  fireEvent.change(screen.getByLabelText('To'), { target: { value: day(0, '03-31') } });
  await waitFor(() => expect(asked('report').at(-1)).toMatchObject({ from: lastYear.from, to: day(0, '03-31') }));
  expect(address()).toContain(`?from=${lastYear.from}&to=${day(0, '03-31')}&team=team-1`);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).not.toContain('?'));
  expect(screen.getByLabelText('From')).toHaveValue('');
  expect(await screen.findByRole('link', { name: 'Staffing plan, Entries: 7' })).toHaveAttribute(
    'href',
    '/rfp-content-library?section=k1',
  );
});

test('what was added in a period no search finds: its figures open nothing', async () => {
  await open('library-freshness?period=thisYear');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Staffing plan/ })).toBeNull();
});

test('figures that cannot be read anew stay in sight beside the reason', async () => {
  await open('library-reuse?period=lastYear');
  await screen.findByRole('table');
  server.refuseNext('report', 503, { code: 'busy', message: 'Busy' });
  act(() => void store.dispatch(library.util.invalidateTags([{ type: 'rows', id: 'rfpContent' }])));
  expect(await screen.findByText('The figures did not load')).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
});

test('a parameter that is refused is named, and others can be chosen', async () => {
  const fields = { to: { key: 'validation.invalid', message: 'This value cannot be used' } };
  server.refuseNext('report', 422, { code: 'invalid', message: 'Not valid', fields });
  const { user } = await open('library-sections?from=2026-02-02&to=2026-02-01');
  expect(await screen.findByText('To: This value cannot be used')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('where no text is of the teams, the page says what to change', async () => {
  await open('library-reuse?team=team-2');
  expect(await screen.findByText('Choose different dates or teams.')).toBeVisible();
});

test('on a narrow page the parameters wait behind a button that counts them', async () => {
  widthIs(390);
  const { user, address } = await open('library-reuse?period=lastYear&team=team-1');
  await user.click(await screen.findByRole('button', { name: 'Parameters · 2' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Parameters · 2' }));
  expect(screen.getByLabelText('From')).toBe(sheet.getByLabelText('From'));
  fireEvent.change(sheet.getByLabelText('From'), { target: { value: '' } });
  await waitFor(() => expect(address()).toContain(`?to=${day(-1, '12-31')}&team=team-1`));
  await user.click(sheet.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).not.toContain('?'));
  expect(sheet.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await user.click(sheet.getByRole('button', { name: 'Show the report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Parameters' })).toBeVisible();
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
    { messages, Provider },
  );
  const favourites = within(await screen.findByRole('list', { name: 'Favorites of all' }));
  expect(favourites.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Favorite: Re-use of texts' }));
  expect(favourites.getByRole('link', { name: 'Re-use of texts' })).toBeVisible();
  await user.click(favourites.getByRole('button', { name: 'Favorite: Re-use of texts' }));
  expect(favourites.queryByRole('link')).toBeNull();
});
