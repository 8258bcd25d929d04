import { opportunities } from '@bidwright/contract-opportunities';
import { views } from '@bidwright/contract-shell';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { today } from '@bidwright/remote-kit/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bids, shell, store } from '../../../api.ts';
import module from '../../../module.tsx';
import { fill, pickValue, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const writing = pointing(status.writing);
let records: ReturnType<typeof bid>[];
let saved: object[];
let server: Awaited<ReturnType<typeof callServer>>;
const bulk = jest.fn();

// What a page loads when it is asked for would take of the time that the first test waits.
beforeAll(() => Promise.all([import('./OpportunitiesPage.tsx'), import('../columns/CellEditor.tsx')]));

beforeEach(async () => {
  localStorage.clear();
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 9999) <= 1440,
    }) as MediaQueryList;
  records = [
    bid('one', { solicitationName: 'Soil survey', dueDate: '2026-11-10', opportunityStatus: writing }),
    bid('two', {
      solicitationName: 'Ferry study',
      dueDate: '2026-11-20',
      dateQnA: '2026-11-03',
      opportunityStatus: writing,
    }),
  ];
  saved = [];
  bulk.mockReset();
  server = await callServer([{ of: opportunities, records }, { of: views, records: saved }, ...lookups()], {
    'opportunities/bulkUpdate': (body) => bulk(body),
    'opportunities/listJobs': () => jobs,
  });
});
afterEach(async () => {
  // Each test has records and views of its own, which those before must not be remembered for.
  store.dispatch(bids.util.resetApiState());
  store.dispatch(shell.util.resetApiState());
  await server.close();
});

const open = (address = '') => renderModule(module, `/general/opportunities${address}`, { person: people.admin });
const cell = async (field: string, at = 0) => {
  await waitFor(() => expect(document.querySelectorAll(`[data-edit=${field}]`).length).toBeGreaterThan(at));
  return document.querySelectorAll<HTMLElement>(`[data-edit=${field}]`)[at] as HTMLElement;
};

test('a cell is edited in its place by keys, and the change can be undone', async () => {
  const { user, alerts } = await open();
  const amount = await cell('estimatedBudgetAmount');
  act(() => amount.focus());
  await user.keyboard('{Enter}');
  await screen.findByLabelText(/^Budget amount/);
  await fill(user, /^Budget amount/, '1,250');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(records[0]?.estimatedBudgetAmount).toBe(1250));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: 'Opportunity Updated!', action: { label: 'Undo' } }));
  act(() => alerts.at(-1)?.action?.run());
  await waitFor(() => expect(records[0]?.estimatedBudgetAmount).toBe(4_200_000));
});

test('a change that is refused is taken back, and says so word for word with the reason below', async () => {
  const { user, alerts } = await open();
  fireEvent.doubleClick(await cell('estimatedBudgetAmount'));
  await screen.findByLabelText(/^Budget amount/);
  await fill(user, /^Budget amount/, '1,250');
  server.refuseNext('update', 503, { code: 'busy', message: 'Busy' });
  await user.keyboard('{Enter}');
  const detail = 'The app is very busy right now. Try again in a moment.';
  await waitFor(() => expect(alerts).toEqual([{ severity: 'error', text: 'Error Updating Opportunity', detail }]));
  expect(await cell('estimatedBudgetAmount')).toHaveTextContent('$4.20M');
});

test('a click takes the focus to a cell and opens nothing; Escape leaves the editor and changes nothing', async () => {
  const { user, address } = await open();
  const amount = await cell('estimatedBudgetAmount');
  await user.click(amount);
  expect(amount).toHaveFocus();
  expect(address()).toBe('/general/opportunities');
  await user.keyboard('{F2}');
  await screen.findByLabelText(/^Budget amount/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText(/^Budget amount/)).toBeNull());
  expect(server.asks.some(({ call }) => call === 'update')).toBe(false);
});

test('who has changed the same field meanwhile is asked about', async () => {
  const { user } = await open();
  const due = await cell('dueDate');
  changeRecord(records[0] as object, { dueDate: '2026-12-01' });
  fireEvent.doubleClick(due);
  await screen.findByLabelText(/^Due date/);
  await fill(user, /^Due date/, '2026-12-24');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Someone changed the same field/)).toBeVisible();
});

test('the end of a bid asks what is known of it', async () => {
  const { user } = await open();
  fireEvent.doubleClick(await cell('opportunityStatus'));
  await user.click(await screen.findByText('Won', { selector: '[role=menuitemradio] span' }));
  await screen.findByText('Soil survey is won');
  await screen.findByLabelText(/^Contract amount/);
  await fill(user, /^Contract amount/, '900000');
  await press(user, 'Move to Won');
  await waitFor(() => expect(records[0]).toMatchObject({ winningAmount: 900_000, opportunityStatus: { name: 'Won' } }));
});

test('what differs can be saved as a view, which brings it back', async () => {
  const { user, address } = await open('?status=all&q=soil');
  await screen.findByText('Save view');
  await press(user, 'Save view');
  await screen.findByLabelText(/^Name of the view/);
  await fill(user, /^Name of the view/, 'Soil bids');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Soil bids', state: { address: 'q=soil&status=all' } }]));
  await waitFor(() => expect(address()).toMatch(/v=new-0$/));
  await waitFor(() => expect(screen.queryByText('Save view')).toBeNull());
  await press(user, 'Soil bids');
  await user.click(screen.getByText('My open bids'));
  await waitFor(() => expect(address()).toBe('/general/opportunities?owner=me'));
});

test('a view that is pinned is one press away, and pins are put in and taken out where it is shown', async () => {
  const made = { ...views.input.getDefault(), version: 1, dateCreated: 1, dateUpdated: 1, status: 'Active' };
  const { id, name } = people.admin;
  const soil = { ...made, id: 'v1', name: 'Soil bids', page: '/general/opportunities', addedBy: { id, name } };
  saved.push({ ...soil, pinned: true, state: { address: 'q=soil', columns: {} } });
  const { user, address } = await open();
  const line = within(await screen.findByLabelText('Pinned views'));
  await user.click(line.getByText('Soil bids'));
  await waitFor(() => expect(address()).toBe('/general/opportunities?q=soil&v=v1'));
  expect(line.getByText('Soil bids').closest('button')).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByLabelText('Pinned to the top', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByLabelText('Pinned views')).toBeNull());
  expect(saved).toMatchObject([{ pinned: false }]);
  expect(screen.getByLabelText('Pinned to the top', { selector: 'button' })).toHaveAttribute('aria-pressed', 'false');
});

test('rows of one line are chosen, and kept for the next time', async () => {
  const first = await open();
  await cell('dueDate');
  expect(document.querySelector('table')).not.toHaveAttribute('data-dense');
  await first.user.click(screen.getByLabelText('Compact rows'));
  expect(document.querySelector('table')).toHaveAttribute('data-dense');
  first.unmount();
  await open();
  await cell('dueDate');
  expect(document.querySelector('table')).toHaveAttribute('data-dense');
  expect(screen.getByLabelText('Compact rows')).toHaveAttribute('aria-pressed', 'true');
});

test('columns are chosen, and kept for the next time', async () => {
  const first = await open();
  await cell('dueDate');
  await first.user.click(screen.getByLabelText('Columns'));
  await first.user.click(await screen.findByLabelText('Client'));
  await screen.findByText('Client', { selector: 'th *, th' });
  first.unmount();
  await open();
  expect(await screen.findByText('Client', { selector: 'th *, th' })).toBeVisible();
});

test('chosen records are changed together, after a preview, with what became of each', async () => {
  const { user } = await open();
  await cell('dueDate');
  for (const box of screen.getAllByLabelText('Select')) await user.click(box);
  await screen.findByText('2 selected');
  await press(user, 'Edit fields');
  const dialog = await screen.findByRole('dialog');
  await pickValue(user, 'Chance', '50 %');
  bulk.mockReturnValueOnce({ records: 2, permitted: 2, fields: 1 });
  await press(user, 'Preview');
  await screen.findByText('2 records, 1 field. You may change 2 of them.');
  bulk.mockReturnValueOnce({
    counts: { changed: 1, conflict: 1 },
    results: [
      { id: 'one', outcome: 'changed' },
      { id: 'two', outcome: 'conflict' },
    ],
  });
  await press(user, 'Change 2 records');
  await screen.findByText('1 changed by others');
  expect(dialog).toHaveTextContent('Ferry study Changed by someone else in the meantime');
  const set = { chance: { id: 'chances-50-', name: '50 %' } };
  const ids = ['one', 'two'].map((id) => ({ id, version: 1 }));
  expect(bulk.mock.lastCall).toEqual([{ col: 'opportunities', ids, set, clear: [] }]);
});

const job = (id: string, kind: string, file: object | null) => ({
  id,
  kind,
  file,
  done: 7500,
  dateCreated: 1_790_000_000,
});
const jobs = [
  job('j3', 'export', { name: 'opportunities.xlsx', url: '/api/opportunities/files/jobs/j3' }),
  job('j2', 'bulkUpdate', null),
  job('j1', 'export', null),
];

test('files that were made before are found again', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('Export'));
  await user.click(await screen.findByText('Past exports'));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText('opportunities.xlsx')).closest('a')).toHaveAttribute(
    'href',
    '/api/opportunities/files/jobs/j3',
  );
  expect(dialog.getByText('7,500 records')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

const day = () => document.activeElement?.getAttribute('data-day');

test('the calendar shows a month, and its days are walked by keys', async () => {
  const { user, address } = await open('?view=calendar&month=2026-11');
  await screen.findByText('Soil survey');
  expect(document.querySelector('td[tabindex="0"]')).toHaveAttribute('data-day', expect.stringMatching(/^2026-11-/));
  document.querySelector<HTMLElement>('[data-day="2026-11-09"]')?.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(day()).toBe('2026-11-10'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveTextContent('Soil survey');
  await user.keyboard('{Escape}');
  expect(day()).toBe('2026-11-10');
  await user.click(screen.getByLabelText('Next month'));
  await waitFor(() => expect(document.querySelector('[data-day="2026-12-15"]')).toBeVisible());
  // The month that it is today needs no mention.
  const next = '2026-12';
  expect(new URLSearchParams(address().split('?')[1]).get('month')).toBe(today().startsWith(next) ? null : next);
});

test('the calendar shows any of the dates of a bid, Q&A among them', async () => {
  const { user, address } = await open('?view=calendar&month=2026-11');
  await screen.findByText('Soil survey');
  await pickValue(user, 'Date shown', 'Q&A due');
  await waitFor(() => expect(address()).toMatch(/dates=dateQnA/));
  await screen.findByText('Ferry study');
  expect(screen.getByText('Ferry study').closest('td')).toHaveAttribute('data-day', '2026-11-03');
  expect(screen.queryByText('Soil survey')).toBeNull();
});

test('an amount that is none is refused in its cell, and nothing is sent', async () => {
  const { user } = await open();
  fireEvent.doubleClick(await cell('estimatedBudgetAmount'));
  const amount = await screen.findByLabelText(/^Budget amount/);
  await fill(user, /^Budget amount/, '1.234.567,89');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(amount).toHaveAccessibleDescription('Must be a number such as 1,234.5'));
  expect(amount).toHaveValue('1.234.567,89');
  expect(server.asks.some(({ call }) => call === 'update')).toBe(false);
});
