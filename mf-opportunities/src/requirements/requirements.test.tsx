import { documents, opportunities, requirements, sampleRequirement } from '@bidwright/contract-opportunities';
import { rfpContent, sampleContent, unused } from '@bidwright/contract-rfp-library';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import mammoth from 'mammoth';
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

/** A text of the library that speaks of the like. */
const likeText = (id: string, name: string, won: number) => ({
  ...sampleContent({ sectionTitle: { id, name }, opportunity: { id: 'b9', name: 'Old ferry' } }),
  ...kept,
  id,
  snippet: { text: `${name} of people`, marks: [], before: false, after: false },
  marks: {},
  inDocument: null,
  reuse: { ...unused, used: 5, won, lost: 5 - won },
});
const like = [likeText('e1', 'Staff', 1), likeText('e2', 'Key people', 5)];

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
      'rfp-library/test': () => ({ response: like, numberOfResults: like.length, order: 'relevance' }),
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

test('a requirement gets its section of the proposal and its evidence, beside the texts that won most with the like', async () => {
  const { user } = await renderModule(module, address, { person: people.admin });
  await user.click(await screen.findByText('The offeror shall submit a staffing plan.'));
  const panel = within(await screen.findByRole('dialog'));
  const texts = within(await panel.findByRole('region', { name: 'Texts that answered similar requirements' }));
  expect((await texts.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Key people', 'Staff']);
  expect(texts.getByText('5 of 5 won, used 5 times')).toBeVisible();
  expect(texts.getByRole('link', { name: 'Key people' })).toHaveAttribute('href', '/rfp-content-library?entry=e2');
  expect(asked('test')).toMatchObject([{ searchWords: 'staffing OR plan' }]);
  for (const [field, value] of [
    ['Proposal section', '2.1 Staff'],
    ['Evidence', 'Plan of 2025'],
  ] as const) {
    const box = panel.getByRole('textbox', { name: new RegExp(`^${field}`) });
    await user.clear(box);
    await user.click(box);
    await user.paste(value);
  }
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked('update')).toMatchObject([{ id: 'r1', proposalSection: '2.1 Staff', evidence: 'Plan of 2025' }]),
  );
});

test('the compliance matrix is a Word file with a row for each requirement', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  const { user } = await renderModule(module, address, { person: people.admin });
  await user.click(await screen.findByRole('button', { name: 'Matrix' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Word file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [file = new Blob()] = files;
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) });
  const table = new DOMParser().parseFromString(value, 'text/html');
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent));
  expect(table.body.textContent).toMatch(/^Compliance matrix: Ferry data/);
  expect(rows[0]).toEqual(expect.arrayContaining(['Page', 'Kind', 'Status', 'Owner', 'Evidence']));
  expect(rows.slice(1).map((row) => row[2])).toEqual([
    'The offeror shall submit a staffing plan.',
    'The contractor shall deliver a monthly report.',
    'The plan shall not exceed five pages.',
  ]);
  expect(rows[2]).toEqual(expect.arrayContaining(['Performance', 'Open', 'RFP']));
  expect(rows[3]).toContain('Changed');
});

const counts = { document: 'new-0', found: 70, created: 50, changed: 0, gone: 0, moved: 0, left: 20, isCut: false };

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

test('while it is read the dialog says how far it has come, and it is stopped there', async () => {
  answers = Array.from({ length: 1000 }, () => counts);
  const { user, alerts } = await renderModule(module, address, { person: people.admin });
  const [read] = await screen.findAllByRole('button', { name: 'Read a solicitation' });
  await user.click(read as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pasted text' }));
  await user.type(dialog.getByRole('textbox', { name: /^Text of the solicitation/ }), 'x');
  await user.click(dialog.getByRole('button', { name: 'Read' }));
  expect(await dialog.findByText('70 requirements found, 71% saved')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  const text = 'Stopped: 20 requirements not saved yet. Read it again to continue.';
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text }]));
});

test('of a document that is too long it is said that its end was not read', async () => {
  answers = [{ ...counts, left: 0, isCut: true }];
  const { user, alerts } = await renderModule(module, address, { person: people.admin });
  const [read] = await screen.findAllByRole('button', { name: 'Read a solicitation' });
  await user.click(read as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pasted text' }));
  await user.type(dialog.getByRole('textbox', { name: /^Text of the solicitation/ }), 'x');
  await user.click(dialog.getByRole('button', { name: 'Read' }));
  await waitFor(() => expect(alerts).toHaveLength(2));
  expect(alerts[1]).toMatchObject({ severity: 'error', text: expect.stringMatching(/too long to read completely/) });
});

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
