import { opportunityStatus, sectionTitles, teams } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Entry } from '../api.ts';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null };
const won = { id: 's-won', name: 'Won' };

const entry = (id: string, title: string, year: number, text: string, more: Partial<Entry> = {}): Entry => ({
  ...emptyInput(rfpContent),
  ...kept,
  id,
  sectionTitle: { id: `t-${title}`, name: title },
  proposalYear: year,
  rfpContent: text,
  ...more,
});

const long = 'Nothing of note is said here. '.repeat(20);
const entries = [
  entry('e1', 'Risk management', 2024, `${long}Each risk has one owner, and the RISK log is weekly.`, {
    opportunity: { id: 'o1', name: 'River gauge data hub' },
    oppStatus: won,
    internalStaffName: { id: 'u-priya', name: 'Priya Raman' },
  }),
  entry('e2', 'Cover letter', 2026, 'We are glad to answer.', { teams: [{ id: 'team-1', name: 'Health' }] }),
  entry('e3', 'Staffing plan', 2025, 'A bench of six lowers the risk.'),
  entry('e4', 'Old plan', 2026, 'Withdrawn.', { status: 'Inactive' }),
];

const lookup = { description: null, order: null, status: 'Active', ...kept };
let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([
    { of: rfpContent, records: entries },
    { of: opportunityStatus, records: [{ ...lookup, ...won, category: 'Won', defaultChance: 1 }] },
    { of: sectionTitles, records: [{ ...lookup, id: 't-Staffing plan', name: 'Staffing plan' }] },
    { of: teams, records: [{ ...lookup, id: 'team-1', name: 'Health' }] },
  ]);
});
afterAll(() => server.close());

const open = (path = '/rfp-content-library') => renderModule(module, path);
const results = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('button');
const marked = (element: HTMLElement) => [...element.querySelectorAll('mark')].map((mark) => mark.textContent);

test('starts with the newest entries and the cursor in the words', async () => {
  await open();
  expect(await screen.findByText('3 entries in all')).toBeVisible();
  expect(results().map((result) => result.textContent)).toEqual([
    expect.stringContaining('Cover letter'),
    expect.stringContaining('Staffing plan'),
    expect.stringContaining('Risk management'),
  ]);
  expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveFocus();
});

test('finds words in text, title and opportunity, and shows the line they stand in', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'risk river');

  expect(await screen.findByText('1 result')).toBeVisible();
  const [result] = results();
  expect(marked(result as HTMLElement)).toEqual(['Risk', 'River', 'risk', 'RISK']);
  expect(result).toHaveTextContent('…');
  expect(within(result as HTMLElement).getByText('Won')).toBeVisible();
});

test('a link leads to the same search and entry', async () => {
  await open('/rfp-content-library?words=risk&entry=e3');
  expect(await screen.findByText('2 results')).toBeVisible();
  expect(results().map((result) => result.getAttribute('aria-current'))).toEqual(['true', null]);
});

test('reads an entry in the drawer: walks its finds, says where it is from, copies it', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await user.click(results()[1] as HTMLElement);

  const drawer = within(await screen.findByRole('dialog', { name: 'Risk management' }));
  expect(drawer.getByText('Priya Raman')).toBeVisible();
  expect(drawer.getByText('River gauge data hub')).toBeVisible();
  expect(drawer.getByText('2 matches')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Next match' }));
  expect(drawer.getByText('match 1 of 2')).toBeVisible();
  await user.keyboard('nn');
  expect(drawer.getByText('match 1 of 2')).toBeVisible();
  await user.keyboard('p');
  expect(drawer.getByText('match 2 of 2')).toBeVisible();

  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(drawer.getByRole('button', { name: 'Copy as plain text' }));
  expect(write).toHaveBeenCalledWith(entries[0]?.rfpContent);
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Text copied' }]);
});

test('filters narrow the search, and Clear takes all of it back', async () => {
  const { user } = await open('/rfp-content-library?words=nowhere');
  expect(await screen.findByText('No text fits')).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Words' }));

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: /Proposal year/ }));
  await user.click(screen.getByRole('option', { name: '2025' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(results()[0]).toHaveTextContent('Staffing plan');
  expect(screen.getByRole('button', { name: 'Filters · 1' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('3 entries in all')).toBeVisible();
});

test('a search that fails says so, keeps the words and the last results', async () => {
  const { user } = await open();
  await screen.findByText('3 entries in all');
  const reason = { code: 'bad-search', message: 'A search has at most 200 characters' };
  server.refuseNext('query', 400, reason, ({ search, total }) => search === 'plan' && !total);
  await user.click(screen.getByRole('searchbox', { name: 'Words' }));
  await user.paste('plan');

  expect(await screen.findByText(`The server did not take this: ${reason.message}`)).toBeVisible();
  expect(results()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(results()).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveValue('plan');
});

test('a search that fails does not say that nothing fits', async () => {
  const { user } = await open('/rfp-content-library?words=nowhere');
  await screen.findByText('No text fits');
  const down = { code: 'internal', message: 'Down' };
  server.refuseNext('query', 500, down, ({ search, total }) => search === 'bench' && !total);
  await user.clear(screen.getByRole('searchbox', { name: 'Words' }));
  await user.paste('bench');
  expect(await screen.findByText('The search did not work')).toBeVisible();
  expect(screen.queryByText('No text fits')).toBeNull();
});
