import { act, screen, waitFor, within } from '@testing-library/react';
import type { Entry } from '../api.ts';
import { button, entries, findButton, libraryServer, open, results, told, words } from '../testing/library.tsx';

const server = libraryServer();

const chooseAll = async () => {
  const page = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await page.user.click(await findButton('Select'));
  await page.user.click(button('Select all 2 listed'));
  expect(screen.getByText('2 selected')).toBeVisible();
  return page;
};

const openChange = async () => {
  const page = await chooseAll();
  await page.user.click(button('Change'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 texts' }));
  await dialog.findByLabelText(/^Teams/);
  return { ...page, dialog };
};

const changed = () => server.asks().filter(({ call, body }) => call === 'bulkUpdate' && !body.preview);

test('teams and owner of several texts are set at once, after a look at what that is about', async () => {
  const { user, alerts, dialog } = await openChange();
  await user.click(dialog.getByText('Preview'));
  expect(await dialog.findByText('Choose at least one change.')).toBeVisible();
  await user.click(dialog.getByLabelText(/^Teams/));
  await user.click(await screen.findByText('Health', { selector: '[role=option], [role=option] *' }));
  await user.click(dialog.getByLabelText(/^Owner/));
  await user.click(await screen.findByText('Priya Raman', { selector: '[role=option], [role=option] *' }));
  await user.click(dialog.getByText('Preview'));
  expect((await dialog.findByText(/2 texts will change/)).closest('output')).toHaveFocus();
  expect(dialog.getByText('Health')).toBeVisible();
  expect(changed()).toEqual([]);
  await user.click(dialog.getByText('Change 2 texts', { selector: 'button, button *' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: '2 texts changed' }]));
  expect(changed().at(-1)?.body).toEqual({
    col: 'rfpContent',
    ids: [
      { id: 'e1', version: 1 },
      { id: 'e3', version: 1 },
    ],
    set: { teams: [{ id: 'team-1', name: 'Health' }], owner: { id: 'u-priya', name: 'Priya Raman' } },
    clear: [],
  });
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

const care = () =>
  entries.map(({ owner, reviewEveryMonths, reviewDue }) => [owner?.name, reviewEveryMonths, reviewDue]);

test('owner, cycle and due date are emptied, after a look at it, and Undo brings back what each text had', async () => {
  const before = care();
  const { user, alerts, dialog } = await openChange();
  await user.click(dialog.getByLabelText(/^Owner/));
  await user.click(await screen.findByText('Priya Raman', { selector: '[role=option], [role=option] *' }));
  for (const none of ['No owner', 'No cycle', 'No due date']) await user.click(dialog.getByLabelText(none));
  expect(dialog.getByLabelText(/^Owner/)).toBeDisabled();
  expect(dialog.getByLabelText(/^Owner/)).toHaveValue('');
  await user.click(dialog.getByText('Preview'));
  await dialog.findByText(/2 texts will change/);
  for (const none of ['No owner', 'No cycle', 'No due date']) expect(dialog.getByText(none)).toBeVisible();
  expect(care()).toEqual(before);
  await user.click(dialog.getByText('Change 2 texts', { selector: 'button, button *' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '2 texts changed', action: { label: 'Undo' } }]));
  expect(changed().at(-1)?.body).toMatchObject({ set: {}, clear: ['owner', 'reviewEveryMonths', 'reviewDue'] });
  expect(care()[0]).toEqual([undefined, null, null]);
  expect(care()[2]).toEqual([undefined, null, null]);

  act(() => alerts[0]?.action?.run());
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: '2 texts restored to their previous state' }));
  expect(care()).toEqual(before);
});

test('a text that is refused is named with its reason; the others are changed', async () => {
  told.refused = 'e3';
  const { user, alerts, dialog } = await openChange();
  await user.click(dialog.getByLabelText(/^Review cycle/));
  await user.click(screen.getByText('Every 6 months', { selector: '[role=option]' }));
  await user.click(dialog.getByText('Preview'));
  await user.click(await dialog.findByText('Change 2 texts', { selector: 'button, button *' }));
  expect(await dialog.findByText('1 text not changed')).toBeVisible();
  expect(dialog.getByText('Staffing plan')).toBeVisible();
  expect(dialog.getByText('Somebody is at it')).toBeVisible();
  expect(alerts).toMatchObject([{ text: '1 text changed' }]);
});

test('texts are archived, listed as such, and taken back', async () => {
  const { user, alerts, dialog } = await openChange();
  await user.click(dialog.getByLabelText('Archive'));
  await user.click(dialog.getByText('Preview'));
  await user.click(await dialog.findByText('Change 2 texts', { selector: 'button, button *' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '2 texts archived', action: { label: 'Undo' } }]));
  expect(await screen.findByText('No results')).toBeVisible();
  await user.click(button('archived texts'));
  expect(await screen.findByText('Archived texts')).toBeVisible();
  await waitFor(async () => expect(await results()).toHaveLength(3));
  await user.click((await results())[1] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText(/does not appear in searches/)).toBeVisible();
  await user.click(drawer.getByText('Restore'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: '1 text restored' }));
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await results()).toHaveLength(2));
  server.breakNext('test', 'wait');
  await user.type(words(), 'bench{Enter}');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(document.querySelector('[data-result]')).toBeNull();

  act(() => alerts[0]?.action?.run());
  await waitFor(() => expect(entries.filter(({ status }) => status === 'Inactive')).toHaveLength(1));
  const kept = '1 text was changed again since and was not restored';
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ severity: 'error', text: kept }));
});

test('chosen texts are saved as a table', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await chooseAll();
  await user.click(button('Export'));
  await user.click(await screen.findByText('Table (Excel)'));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'texts.xlsx' });
  const { body } = server.asks().findLast(({ call }) => call === 'exportRecords') ?? {};
  expect(body).toEqual({
    col: 'rfpContent',
    ids: ['e1', 'e3'],
    format: 'xlsx',
    labels: expect.objectContaining({
      rfpContent: 'Text',
      'teams.name': 'Teams (name)',
      'addedBy.name': 'Added by (name)',
    }),
  });
  saved.mockRestore();
});

test('chosen texts go into the basket together', async () => {
  const { user } = await chooseAll();
  await user.click(button('Add to basket'));
  expect(await findButton('Basket (2)')).toBeVisible();
});

test('a basket that is full says so, and keeps what it has', async () => {
  const full = Array.from({ length: 199 }, (_, at) => ({ id: `x${at}`, title: `Text ${at}`, opportunity: null }));
  localStorage.setItem('bidwright.rfp-library.basket.p1', JSON.stringify(full));
  const { user, alerts } = await chooseAll();
  await user.click(button('Add to basket'));
  await waitFor(() =>
    expect(alerts).toMatchObject([{ severity: 'error', text: expect.stringMatching(/^The basket holds 200 texts/) }]),
  );
  expect(await findButton('Basket (200)')).toBeVisible();
});

/** As many texts as one part of the list does not hold, of which a search lists the first. */
const many = Array.from({ length: 610 }, (_, at) => ({ ...entries[0], id: `m${at}`, version: 1 }) as Entry);

const chooseFound = async () => {
  told.found = [...entries.filter(({ id }) => id === 'e1' || id === 'e3'), ...many];
  told.now = { numberOfResults: told.found.length };
  const page = await open('/rfp-content-library?words=risk');
  await screen.findByText('612 results');
  await page.user.click(await findButton('Select'));
  await page.user.click(button('Select all 2 listed'));
  await page.user.click(button('Select all 612 results'));
  expect(await screen.findByText('612 selected')).toBeVisible();
  return page;
};

test('all that was found is chosen, archived by a job, and put back', async () => {
  const { user, alerts } = await chooseFound();
  expect(server.asks().findLast(({ call }) => call === 'found')?.body).toMatchObject({ searchWords: 'risk' });
  expect(screen.queryByText(/^Select all/)).toBeNull();
  await user.click(button('Change'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 612 texts' }));
  await user.click(await dialog.findByLabelText('Archive'));
  await user.click(dialog.getByText('Preview'));
  told.job = { id: 'job-2', kind: 'bulkUpdate', col: 'rfpContent', state: 'done', done: 612, total: 612 };
  told.job.counts = { changed: 611, refused: 1 };
  told.left = [{ id: 'm7', outcome: 'refused', reason: 'Somebody is at it' }];
  await user.click(await dialog.findByText('Change 612 texts', { selector: 'button, button *' }));
  expect(await dialog.findByText('1 text not changed')).toBeVisible();
  expect(dialog.getByText('Somebody is at it')).toBeVisible();
  expect(alerts).toMatchObject([{ text: '611 texts archived', action: { label: 'Undo' } }]);
  expect(changed().at(-1)?.body.ids).toHaveLength(612);

  act(() => alerts[0]?.action?.run());
  await waitFor(() => expect(alerts.at(-1)?.text).toBe('612 texts are being restored in the background'));
  expect(changed().at(-1)?.body).toMatchObject({ set: { status: 'Active' } });
});

test('more than one call takes are reviewed part by part; where one is refused the rest stays chosen', async () => {
  const { user, alerts } = await chooseFound();
  server.refuseNext('review', 409, { code: 'busy', message: 'Not now' }, ({ entries: ids }) =>
    (ids as string[]).includes('m500'),
  );
  await user.click(button('Start review'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ severity: 'error' }));
  expect(screen.getByText('212 selected')).toBeVisible();
  await user.click(button('Start review'));
  await waitFor(() => expect(screen.queryByText('212 selected')).toBeNull());
  expect(
    server
      .asks()
      .filter(({ call }) => call === 'review')
      .map(({ body }) => (body.entries as string[]).length),
  ).toEqual([200, 200, 200, 200, 12]);
});
