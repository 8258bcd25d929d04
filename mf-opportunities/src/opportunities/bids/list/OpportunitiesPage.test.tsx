import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status, team } from '../../../testing/samples.ts';

const records = [
  bid('late', { solicitationName: 'Needs assessment', dueDate: '2020-01-01', estimatedBudgetAmount: 390_000 }),
  bid('far', {
    solicitationName: 'Resident survey',
    dueDate: '2999-12-24',
    chance: { id: 'chances-50-', name: '50 %' },
    estimatedBudgetAmount: 220_000,
    teamsInvolved: [pointing(team.health)],
  }),
  bid('sent', {
    solicitationName: 'Soil survey',
    dueDate: '2021-01-01',
    opportunityStatus: pointing(status.submitted),
  }),
  ...Array.from({ length: 30 }, (_, at) =>
    bid(`won-${at}`, { solicitationName: `Won bid ${at}`, opportunityStatus: pointing(status.won) }),
  ),
];

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  // Wide enough for a table with all but the columns of the widest pages.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 9999) <= 1440,
    }) as MediaQueryList;
  server = await callServer([{ of: opportunities, records }, ...lookups()]);
});
afterAll(() => server.close());

const open = (address = '', person = people.lead) =>
  renderModule(module, `/general/opportunities${address}`, { person });

// Asked again and again while a list loads; a search by role looks at the style of every cell each time.
const names = () =>
  Array.from(document.querySelectorAll('th[scope=row] [data-opener]'), (opener) => opener.textContent);

/** Of the buttons in the heads and in the pager; the cells have hundreds more. */
const head = (name: string) => within(screen.getAllByRole('rowgroup')[0] as HTMLElement).getByRole('button', { name });
const pager = (name: string, page: HTMLElement = document.body) =>
  within(within(page).getByRole('navigation', { name: 'Pages' })).getByRole('button', { name });

const filter = (name: string | RegExp) => screen.getByRole('button', { name, expanded: false });

test('shows the open bids, the next due first, with what matters of each', async () => {
  await open();
  await waitFor(() => expect(names()).toEqual(['Needs assessment', 'Resident survey']));
  const [, late, far] = within(screen.getByRole('table', { name: 'Opportunities' })).getAllByRole('row');
  expect(late).toHaveTextContent(/9X12AB26R0047 · Office of Coastal Statistics.*Writing.*d late.*Digital and Cloud/);
  expect(far).toHaveTextContent(/Chance: 50 %Amount: \$220K\$110K$/);
  expect(screen.getByText('Resident survey').closest('a')).toHaveAttribute('href', '/general/opportunities/far');
});

test('a click anywhere on a row opens its record', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByText('$390K'));
  expect(address()).toBe('/general/opportunities/late');
});

test('the search and the filters go into the address, and Clear takes them out', async () => {
  const { user, address } = await open();
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox', { name: 'Name or number' }), 'survey');
  await waitFor(() => expect(names()).toEqual(['Resident survey']));
  expect(address()).toBe('/general/opportunities?q=survey');

  await user.click(filter(/^Status/));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Submitted' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(names()).toEqual(['Soil survey', 'Resident survey']));
  expect(address()).toBe(`/general/opportunities?q=survey&status=Open%2C${status.submitted.id}`);

  await user.click(filter('Due'));
  await press(user, 'Overdue');
  await screen.findByText(/^Only bids matching the filters were searched.*“survey”/);
  await press(user, 'Search all opportunities');
  await waitFor(() => expect(names()).toEqual(['Soil survey', 'Resident survey']));
  expect(address()).toBe('/general/opportunities?q=survey&status=all');
});

test('a search that finds nothing says what it looked at, and offers to look at all', async () => {
  const { user, address } = await open('?q=won bid 18');
  await screen.findByText(/^Only open bids were searched\. None matches “won bid 18”/);
  await press(user, 'Search all opportunities');
  await waitFor(() => expect(names()).toEqual(['Won bid 18']));
  expect(address()).toBe('/general/opportunities?q=won+bid+18&status=all');
  const nowhere = await open('?q=nowhere&status=all');
  await within(nowhere.container).findByText(/^None of 33 opportunities matches “nowhere”/);
  nowhere.unmount();
  await open('?due=next7');
  await screen.findByText('2 filters hide all 33 opportunities.');
});

test('an order in the address that does not exist is the usual one', async () => {
  await open('?sort=nonsense');
  await waitFor(() => expect(names()).toEqual(['Needs assessment', 'Resident survey']));
  expect(screen.getByRole('columnheader', { name: /^Due/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('an address brings back what it was taken from: the filter, the order, the page', async () => {
  const { user, address } = await open('?status=Won&sort=-solicitationName');
  await screen.findByText('1–25 of 30');
  expect(names()[0]).toBe('Won bid 9');
  await user.click(pager('Next page'));
  await screen.findByText('26–30 of 30');
  const shown = names();
  expect(address()).toMatch(/after=.+&from=26$/);
  const second = await open(address().replace('/general/opportunities', ''));
  await waitFor(() => expect(second.container.querySelectorAll('[data-opener]')).toHaveLength(5));
  expect(shown).toHaveLength(5);
  await second.user.click(pager('Previous page', second.container));
  await within(second.container).findByText('1–25 of 30');
  expect(second.address()).toBe('/general/opportunities?status=Won&sort=-solicitationName');
});

test('the head of a column sorts, and turns the order', async () => {
  const { user, address } = await open('?status=all&size=50');
  await screen.findByText('1–33 of 33');
  await user.click(head('Amount'));
  await waitFor(() => expect(names()[0]).toBe('Resident survey'));
  await user.click(head('Amount'));
  await waitFor(() => expect(names()[0]).not.toBe('Resident survey'));
  expect(address()).toBe('/general/opportunities?status=all&sort=-estimatedBudgetAmount&size=50');
});

test('says when the list did not load, and loads it on Retry', async () => {
  server.refuseNext('query', 503, { code: 'down', message: 'The service is down', requestId: 'r-7' });
  const { user } = await open('?q=assessment');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Opportunities did not load.*The service is down.*r-7/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()).toEqual(['Needs assessment']));
});

test('keys alone turn pages, take a choice back and begin a new bid', async () => {
  const { user, address } = await open('?status=all');
  await waitFor(() => expect(names()).toHaveLength(25));
  await user.keyboard(']');
  await waitFor(() => expect(names()).toHaveLength(8));
  await user.keyboard('[[');
  await waitFor(() => expect(names()).toHaveLength(25));
  act(() => document.querySelector<HTMLElement>('th[scope=row] [data-opener]')?.focus());
  await user.keyboard(' ');
  await screen.findByText('1 selected');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  await user.keyboard('n');
  await waitFor(() => expect(address()).toBe('/general/opportunities/new'));
});

test('only who may record an opportunity is offered to', async () => {
  const lead = await open();
  expect(await screen.findByRole('link', { name: 'New opportunity' })).toHaveAttribute(
    'href',
    '/general/opportunities/new',
  );
  lead.unmount();
  await open('', people.operations);
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'New opportunity' })).toBeNull();
});
