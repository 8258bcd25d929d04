import { opportunities } from '@bidwright/contract-opportunities';
import { away, callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bids, store } from '../../../api.ts';
import module from '../../../module.tsx';
import { pickValue, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status, team } from '../../../testing/samples.ts';

const records = Array.from({ length: 3 }, (_, n) =>
  bid(`b${n}`, {
    solicitationName: `Bid ${n}`,
    opportunityStatus: pointing(status.writing),
    source: n === 1 ? { id: 'sources-SAM', name: 'SAM.gov' } : null,
    chance: null,
    ...(n === 1 && { primaryTeam: pointing(team.health) }),
  }),
);
const bulk = jest.fn();
const running = { id: 'many', kind: 'bulkUpdate', col: 'opportunities', state: 'running', done: 1, total: 3 };
let job: object = { ...running, counts: {} };

let server: Awaited<ReturnType<typeof callServer>>;
// What a page loads when it is asked for would take of the time that the test waits.
beforeAll(() => Promise.all([import('../list/OpportunitiesPage.tsx'), import('./BulkDialog.tsx')]));

beforeAll(async () => {
  localStorage.clear();
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: !/max-width/.test(query) }) as MediaQueryList;
  server = await callServer([{ of: opportunities, records }, ...lookups()], {
    'opportunities/bulkUpdate': (body) => bulk(body),
    'opportunities/getJob': () => job,
    'opportunities/getJobResults': () => [],
    'opportunities/cancelJob': () => {
      job = { ...running, state: 'cancelled', counts: { changed: 1 } };
      return job;
    },
  });
});
afterAll(() => server.close());
// What a service says of a record's rights is of the person who asked.
afterEach(() => void store.dispatch(bids.util.resetApiState()));

/** What was opened last; a query by role would work out the style of every cell of the table. */
const dialogOf = async () => {
  const [left] = await screen.findAllByText('Leave unchanged');
  return within(left?.closest('[role=dialog]') as HTMLElement);
};

test('all that the filters find is archived together, as a job that can be stopped', async () => {
  const page = await renderModule(module, '/general/opportunities?q=bid&status=Open', { person: people.admin });
  const { user } = page;
  const [first] = await screen.findAllByLabelText('Select');
  await user.click(first as HTMLElement);
  await screen.findByText('Select all 3');
  await press(user, 'Select all 3');
  await screen.findByText('3 selected');
  await press(user, 'Edit fields');
  const dialog = await dialogOf();
  await user.click(dialog.getByLabelText('Archive'));
  bulk.mockReturnValueOnce({ records: 3, permitted: 3, fields: 1 });
  await press(user, 'Preview');
  await dialog.findByText('3 records, 1 field. You may change 3 of them.');
  const all = {
    col: 'opportunities',
    where: [
      { field: 'opportunityStatus', is: 'in', value: [status.qualifying.id, status.writing.id] },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    search: 'bid',
  };
  const change = { set: { status: 'Inactive' }, clear: [] };
  expect(bulk.mock.lastCall).toEqual([{ ...all, ...change, preview: true }]);
  bulk.mockReturnValueOnce({ job });
  await press(user, 'Change 3 records');
  expect(await dialog.findByLabelText('1 of 3')).toHaveValue(1);
  expect(bulk.mock.lastCall).toEqual([{ ...all, ...change }]);
  await press(user, 'Stop');
  expect(await dialog.findByText('Stopped. Rows imported so far are kept.')).toBeVisible();
  expect(dialog.getByText('1 changed')).toBeVisible();
  await press(user, 'Close');
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
});

test('a preview says of each record what it holds now and what it would hold', async () => {
  const { user } = await renderModule(module, '/general/opportunities?q=bid&status=Open', { person: people.admin });
  const boxes = await screen.findAllByLabelText('Select');
  for (const box of boxes.slice(0, 2)) await user.click(box);
  await press(user, 'Edit fields');
  const dialog = await dialogOf();
  await pickValue(user, 'Status', 'Submitted');
  await pickValue(user, 'Chance', '50 %');
  await pickValue(user, 'Source', 'Clear');
  bulk.mockReturnValueOnce({ records: 2, permitted: 2, fields: 3 });
  await press(user, 'Preview');
  const preview = await dialog.findByLabelText('Preview', { selector: 'ul' });
  expect([...preview.children].map(({ textContent }) => textContent)).toEqual([
    'Bid 0Status from Writing to SubmittedChance from – to 50 %Source stays –',
    'Bid 1Status from Writing to SubmittedChance from – to 50 %Source from SAM.gov to –',
  ]);
});

test('of all that the filters find the preview shows those of the page, and how many more there are', async () => {
  const { user } = await renderModule(module, '/general/opportunities?q=bid&status=Open', { person: people.admin });
  await user.click((await screen.findAllByLabelText('Select'))[0] as HTMLElement);
  await press(user, 'Select all 3');
  await press(user, 'Edit fields');
  const dialog = await dialogOf();
  await user.click(dialog.getByLabelText('Archive'));
  bulk.mockReturnValueOnce({ records: 230, permitted: 230, fields: 1 });
  await press(user, 'Preview');
  const preview = await dialog.findByLabelText('Preview', { selector: 'ul' });
  expect(preview).toHaveTextContent('Bid 2Record status from Active to Inactive');
  expect(preview.lastElementChild).toHaveTextContent('and 227 more');
});

test('the preview promises nothing of records that the person may not change', async () => {
  const { user } = await renderModule(module, '/general/opportunities?q=bid&status=Open', { person: people.lead });
  for (const box of await screen.findAllByLabelText('Select')) await user.click(box);
  await press(user, 'Edit fields');
  const dialog = await dialogOf();
  await pickValue(user, 'Status', 'Submitted');
  bulk.mockReturnValueOnce({ records: 3, permitted: 1, fields: 1 });
  await press(user, 'Preview');
  const preview = await dialog.findByLabelText('Preview', { selector: 'ul' });
  expect([...preview.children].map(({ textContent }) => textContent)).toEqual([
    'Bid 1Status from Writing to Submitted',
  ]);
});

test('where the service is away, as it is looked at or written, the dialog says so and keeps all; the next try goes on', async () => {
  const { user } = await renderModule(module, '/general/opportunities?q=bid&status=Open', { person: people.admin });
  for (const box of await screen.findAllByLabelText('Select')) await user.click(box);
  await press(user, 'Edit fields');
  const dialog = await dialogOf();
  await pickValue(user, 'Status', 'Submitted');
  server.refuseNext('bulkUpdate', 503, away);
  await press(user, 'Preview');
  expect(await dialog.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(dialog.getByLabelText('Status: Submitted')).toBeVisible();
  bulk.mockReturnValueOnce({ records: 3, permitted: 3, fields: 1 });
  await press(user, 'Preview');
  const look = '3 records, 1 field. You may change 3 of them.';
  expect(await dialog.findByText(look)).toBeVisible();
  expect(dialog.queryByText(/^This part of the app is not responding/)).toBeNull();
  server.refuseNext('bulkUpdate', 500, { code: 'internal', message: 'Broken' });
  await press(user, 'Change 3 records');
  expect(await dialog.findByText(/^Something went wrong on the server/)).toBeVisible();
  expect(dialog.getByText(look)).toBeVisible();
  expect(dialog.getByLabelText('Status: Submitted')).toBeVisible();
  bulk.mockReturnValueOnce({ results: [], counts: { changed: 3 } });
  await press(user, 'Change 3 records');
  expect(await dialog.findByText('3 changed')).toBeVisible();
});
