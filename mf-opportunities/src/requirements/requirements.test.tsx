import { documents, opportunities, requirements, sampleRequirement } from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bids, library, store } from '../api.ts';
import module from '../module.tsx';
import { bid, lookups, people } from '../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const document = { id: 'd1', name: 'RFP' };
const demand = (id: string, text: string, more: object = {}) => ({
  ...sampleRequirement({ opportunityId: 'b1', text, document }),
  ...kept,
  id,
  ...more,
});

const address = '/general/opportunities/b1/requirements';
let server: Awaited<ReturnType<typeof callServer>>;
let answers: object[] = [];
let undone: object[] = [];

beforeAll(() => Promise.all([import('./RequirementsPage.tsx'), import('./reading/ReadDialog.tsx')]));
beforeEach(async () => {
  for (const api of [bids, library]) store.dispatch(api.util.resetApiState());
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: !/max-width/.test(query) }) as MediaQueryList;
  const records = [
    demand('r1', 'The offeror shall submit a staffing plan.', { place: 1 }),
    demand('r2', 'The contractor shall deliver a monthly report.', { place: 2, kind: 'Perform', page: null }),
    demand('r3', 'The plan shall not exceed five pages.', {
      place: 3,
      kind: 'Format',
      amended: 'Changed',
      textBefore: 'The plan shall not exceed three pages.',
    }),
  ];
  server = await callServer(
    [
      { of: opportunities, records: [bid('b1', { solicitationName: 'Ferry data' })] },
      { of: requirements, records },
      { of: documents, records: [] },
      { of: rfpContent, records: [] },
      ...lookups(),
    ],
    {
      'opportunities/bulkUpdate': ({ ids }) => ({
        results: [ids].flat().map((id) => ({ id, outcome: 'changed' })),
        counts: { changed: 1 },
      }),
      'opportunities/readRequirements': () => answers.shift(),
      'opportunities/undoReading': () => undone.shift(),
      'rfp-library/test': () => ({ response: [], numberOfResults: 0, order: 'relevance' }),
    },
  );
});
afterEach(() => server.close());

const asked = (call: string) => server.asks.filter((one) => one.call === call).map(({ body }) => body);

test('demands stand in the order of their document, each with its place, and filters leave some', async () => {
  const { user } = await renderModule(module, address, { person: people.admin });
  expect(await screen.findByText('The offeror shall submit a staffing plan.')).toBeVisible();
  expect(screen.getByText('3 requirements')).toBeVisible();
  const [place] = screen.getAllByRole('link', { name: /^RFP ?, page 12$/ });
  expect(place).toHaveAttribute('href', '/api/opportunities/files/d1#page=12');
  expect(screen.getByRole('link', { name: 'RFP' })).toHaveAttribute('href', '/api/opportunities/files/d1');
  await user.click(screen.getByRole('combobox', { name: /^Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'Performance' }));
  await waitFor(() => expect(screen.queryByText('The offeror shall submit a staffing plan.')).toBeNull());
  expect(screen.getByText('The contractor shall deliver a monthly report.')).toBeVisible();
});

test('a status is given where it stands, and Undo takes it back', async () => {
  const { user, alerts } = await renderModule(module, address, { person: people.admin });
  const [cell] = await screen.findAllByRole('button', { name: /^Status: Open/ });
  await user.dblClick(cell as HTMLElement);
  await user.click(await screen.findByRole('menuitemradio', { name: 'Written' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: '1 requirement changed' }]));
  alerts[0]?.action?.run();
  await waitFor(() => expect(asked('bulkUpdate')).toHaveLength(2));
  expect(asked('bulkUpdate')).toMatchObject([
    { col: 'requirements', ids: ['r1'], set: { state: 'Written' } },
    { col: 'requirements', ids: ['r1'], set: { state: 'Open' } },
  ]);
});

test('what an amendment changed is shown beside what it was, and can be marked as seen', async () => {
  const { user } = await renderModule(module, address, { person: people.admin });
  await user.click(await screen.findByText('The plan shall not exceed five pages.'));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText('The plan shall not exceed three pages.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Mark as seen' }));
  await waitFor(() => expect(asked('update')).toMatchObject([{ id: 'r3', amended: null }]));
});

const counts = { document: 'new-0', found: 70, created: 50, changed: 0, gone: 0, moved: 0, left: 20 };

test('a pasted solicitation becomes a document of the bid and is read until nothing is left', async () => {
  answers = [counts, { ...counts, created: 20, left: 0 }];
  const { user, alerts } = await renderModule(module, address, { person: people.admin });
  const [read] = await screen.findAllByRole('button', { name: 'Read a solicitation' });
  await user.click(read as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pasted text' }));
  await user.click(dialog.getByRole('textbox', { name: /^Text of the solicitation/ }));
  await user.paste('The vendor shall report.');
  await user.click(dialog.getByRole('button', { name: 'Read' }));
  const text = '70 requirements found: 70 new, 0 changed, 0 removed';
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text }]));
  expect(asked('create')).toMatchObject([
    { col: 'documents', opportunityId: 'b1', documentName: 'Pasted solicitation.txt', documentType: { value: 'rfp' } },
  ]);
  expect(asked('readRequirements')).toHaveLength(2);
});

const back = { document: 'new-0', undone: 50, kept: 0, isDone: false };

test('a reading is taken back from its message, and what was worked on is said to stay', async () => {
  answers = [{ ...counts, left: 0 }];
  undone = [back, { ...back, undone: 19, kept: 1, isDone: true }];
  const { user, alerts } = await renderModule(module, address, { person: people.admin });
  const [read] = await screen.findAllByRole('button', { name: 'Read a solicitation' });
  await user.click(read as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pasted text' }));
  await user.type(dialog.getByRole('textbox', { name: /^Text of the solicitation/ }), 'x');
  await user.click(dialog.getByRole('button', { name: 'Read' }));
  await waitFor(() => expect(alerts).toHaveLength(1));
  alerts[0]?.action?.run();
  const text = '69 requirements undone; 1 kept because it was edited since';
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ severity: 'success', text }));
  const [{ document } = { document: '' }] = asked('readRequirements');
  expect(asked('undoReading')).toEqual([{ document }, { document }]);
});

test('a scan is refused with what to do', async () => {
  server.refuseNext('readRequirements', 422, {
    code: 'document-no-text',
    message: 'No text',
    fields: { document: { key: 'requirements.document.no-text', message: 'No text' } },
  });
  const { user } = await renderModule(module, address, { person: people.admin });
  const [read] = await screen.findAllByRole('button', { name: 'Read a solicitation' });
  await user.click(read as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pasted text' }));
  await user.type(dialog.getByRole('textbox', { name: /^Text of the solicitation/ }), 'x');
  await user.click(dialog.getByRole('button', { name: 'Read' }));
  expect(await dialog.findByText(/it may be a scan/)).toBeVisible();
});

test('who may only read changes nothing and reads no document', async () => {
  await renderModule(module, address, { person: people.operations });
  expect(await screen.findByText('The offeror shall submit a staffing plan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read a solicitation' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Status: Open/ })).toBeNull();
});

test('a demand that reading has missed is added by hand', async () => {
  const { user, alerts } = await renderModule(module, address, { person: people.admin });
  await user.click(await screen.findByRole('button', { name: 'Add requirement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add requirement' }));
  await user.click(dialog.getByRole('button', { name: 'Add requirement' }));
  expect(asked('create')).toEqual([]);
  await user.type(await dialog.findByRole('textbox', { name: /^Demand/ }), 'Two copies go to the clerk.');
  await user.click(dialog.getByRole('combobox', { name: /^Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'To submit' }));
  await user.click(dialog.getByRole('button', { name: 'Add requirement' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Requirement added' }]));
  const what = { text: 'Two copies go to the clerk.', kind: 'Submit', state: 'Open' };
  expect(asked('create')).toMatchObject([{ ...what, opportunityId: 'b1', place: 4 }]);
});
