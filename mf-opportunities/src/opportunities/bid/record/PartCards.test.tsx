import { companies } from '@bidwright/contract-admin';
import { documents, opportunities, parts } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { choose, fill, note, press } from '../../../testing/hands.ts';
import { bid, lookups, people, team } from '../../../testing/samples.ts';

const entry = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const dana = { id: 'u-admin', name: 'Dana Whitfield' };
const decision = (id: string, kind: string, decidedOn: string, supersedes: string | null = null) => ({
  ...parts.decisions.input.getDefault(),
  ...entry,
  id,
  kind,
  decidedOn,
  supersedes,
  decidedBy: dana,
  rationale: `Because of ${id}`,
});
const harriet = { id: 'k-1', name: 'Harriet Lowe', title: 'Contracting officer', email: null, status: 'Active' };
const gone = { id: 'k-2', name: 'Gone Person', title: null, email: null, status: 'Inactive' };

const record = {
  ...bid('b1', { teamsInvolved: [team.health].map(({ id, name }) => ({ id, name })) }),
  decisions: [
    decision('d1', 'Go', '2026-10-28'),
    decision('d2', 'No-go', '2026-11-03'),
    decision('d3', 'Go', '2026-11-04', 'd2'),
    decision('d4', 'Other', '2026-01-01'),
  ],
  contacts: [] as { contact: { name: string } }[],
  actualCosts: [
    { ...entry, id: 'c1', year: 2026, month: 3, kind: 'Labor', amount: 1000, reference: null, note: null },
    { ...entry, id: 'c2', year: 2026, month: 3, kind: 'Other', amount: 250.5, reference: null, note: null },
  ],
};
const kept = (id: string, name: string, value: string, more: object = {}) => ({
  ...entry,
  ...documents.input.getDefault(),
  id,
  documentName: name,
  documentType: { value, label: value },
  opportunityId: 'b1',
  status: 'Active',
  ...more,
});
const files = [
  kept('f1', 'Solicitation.pdf', 'rfp'),
  kept('f2', 'Contract.pdf', 'signedContractScope', {
    startDate: '2023-01-01',
    endDate: '2024-06-30',
    amount: 1_250_000,
  }),
  kept('f3', 'half.pdf', 'rfp', { status: 'Uploading' }),
  kept('f4', 'other.pdf', 'rfp', { opportunityId: 'b2' }),
];

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  const lists = lookups().map((list) =>
    list.of === companies
      ? { ...list, records: list.records.map((company) => ({ ...company, contacts: [harriet, gone] })) }
      : list,
  );
  server = await callServer([{ of: opportunities, records: [record] }, { of: documents, records: files }, ...lists]);
});
afterAll(() => server.close());

const open = async (person = people.lead) => {
  const page = await renderModule(module, '/general/opportunities/b1', { person });
  await screen.findByText('Decisions');
  await screen.findByText('Contract.pdf');
  return page;
};

const card = (title: string) => within(screen.getByText(title, { selector: 'h2' }).closest('section') as HTMLElement);

const sideOf = (title: string) => screen.getByText(title, { selector: 'h2' }).closest('section')?.parentElement;

test('cards stand in two sides, each below the other of its side whatever stands beside it', async () => {
  await open();
  const left = sideOf('Contacts');
  expect(left).toContainElement(screen.getByText('Documents', { selector: 'h2' }));
  expect(left).not.toContainElement(screen.getByText('Decisions', { selector: 'h2' }));
  expect(sideOf('Decisions')).not.toContainElement(screen.getByText('Contacts', { selector: 'h2' }));
});

test('decisions stand with their reasons, the latest first; one that was replaced says so', async () => {
  const { user } = await open();
  const decisions = card('Decisions');
  await decisions.findByText('View all 4');
  expect(decisions.getAllByText(/Because of/).map(({ textContent }) => textContent)).toEqual([
    'Because of d3',
    'Because of d2',
    'Because of d1',
  ]);
  expect(decisions.getByText('replaced by a later one').closest('li')).toHaveTextContent('No-go');
  await user.click(decisions.getByText('View all 4'));
  expect(decisions.getAllByText(/Because of/)).toHaveLength(4);
});

test('a decision is recorded with who decided and when; it has no edit button', async () => {
  const { user, alerts } = await open();
  expect(card('Decisions').queryByText('Edit')).toBeNull();
  await user.click(screen.getByLabelText('Add decision'));
  await screen.findByRole('dialog');
  await press(user, 'Add decision');
  await waitFor(() => expect(note(/^Decision(?!s)/)).toBe('This field is required'));
  await choose(user, /^Decision(?!s)/, 'Submit');
  await fill(user, /^Reasons/, 'The price holds');
  await press(user, 'Add decision');
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Decision Added' }]));
  expect(server.asks.findLast(({ call }) => call === 'createSubcollection')?.body).toMatchObject({
    col: 'opportunities',
    ref: 'b1',
    sub: 'decisions',
    kind: 'Submit',
    rationale: 'The price holds',
    decidedBy: { name: 'Marcus Adeyemi' },
  });
  await card('Decisions').findByText('The price holds');
});

test('a contact of the client is put on the bid, taken off it, and brought back by Undo', async () => {
  const { user, alerts } = await open();
  await card('Contacts').findByText('No contacts yet');
  await user.click(screen.getByLabelText('Add contact'));
  await screen.findByRole('dialog');
  await choose(user, /^Contact(?!s)/, 'Harriet Lowe');
  await fill(user, /^Role on this bid/, 'Signs the contract');
  await press(user, 'Add contact');
  await card('Contacts').findByText('Harriet Lowe');
  expect(alerts).toEqual([{ severity: 'success', text: 'Contact Added' }]);
  expect(record.contacts).toMatchObject([
    { company: { name: 'Office of Coastal Statistics' }, contact: { id: 'k-1' }, role: 'Signs the contract' },
  ]);

  await user.click(screen.getByLabelText('Remove Harriet Lowe from this bid'));
  await card('Contacts').findByText('No contacts yet');
  act(() => alerts.at(-1)?.action?.run());
  await card('Contacts').findByText('Harriet Lowe');
});

test('somebody whom the company does not have yet is added to it, and chosen', async () => {
  const { user, alerts } = await open();
  await user.click(screen.getByLabelText('Add contact'));
  await screen.findByRole('dialog');
  await choose(user, /^Contact(?!s)/, '-- Add New Contact --');
  await screen.findByText('Add contact to Office of Coastal Statistics');
  await fill(user, /^Name/, 'Nils Holm');
  await fill(user, /^Email/, 'nobody');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(note(/^Email/)).not.toBe(''));
  await fill(user, /^Email/, 'nils@example.org');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(alerts).toEqual([{ severity: 'success', text: 'Contact Added' }]));
  await waitFor(() => expect(screen.getByLabelText(/^Contact(?!s)/)).toHaveValue('Nils Holm'));
});

test('documents lead to their files; half-sent ones and those of other bids are not there', async () => {
  await open();
  const list = card('Documents');
  expect(list.getByText('Solicitation.pdf').closest('a')).toHaveAttribute('href', '/api/opportunities/files/f1');
  await waitFor(() => expect(list.getByText('Signed contract and scope')).toBeVisible());
  // In one line, cut where it is too long; its kind beside it, or below where there is no room.
  const line = list.getByText('Contract.pdf').closest('a')?.parentElement as HTMLElement;
  expect(line).toHaveTextContent('Contract.pdfSigned contract and scope');
  expect(getComputedStyle(line)).toMatchObject({ whiteSpace: 'nowrap', flexWrap: 'wrap' });
  expect(list.getByText('$1,250,000')).toBeVisible();
  expect(list.getByText('Ended')).toBeVisible();
  expect(list.queryByText('half.pdf')).toBeNull();
  expect(list.queryByText('other.pdf')).toBeNull();
  expect(list.queryByText('Edit')).toBeNull();
});

/** Opens the dialog with a file picked and its kind said. */
const withFile = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByLabelText('Add document'));
  const input = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['Scores'], 'scores.txt', { type: 'text/plain' }));
  await choose(user, /^Kind of document/, 'Reviewers’ scores');
};
const add = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(within(screen.getByRole('dialog')).getByText('Add document', { selector: 'button' }));

test('an upload that fails says so word for word and leaves nothing behind; another try succeeds', async () => {
  const { user, alerts } = await open();
  await withFile(user);
  server.refuseNext('files', 500, { code: 'internal', message: 'Broken' });
  await add(user);
  await waitFor(() => expect(alerts).toEqual([{ severity: 'error', text: 'Error uploading document(s)' }]));
  expect(files.some(({ documentName }) => documentName === 'scores.txt')).toBe(false);
  expect(screen.getByRole('dialog')).toHaveTextContent('scores.txt');
  await add(user);
  await waitFor(() => expect(alerts.at(-1)).toEqual({ severity: 'success', text: 'Upload Successful!' }));
  await card('Documents').findByText('scores.txt');
  expect(files.at(-1)).toMatchObject({ opportunityId: 'b1', status: 'Active' });
});

test('a deleted document goes after a question, and a failure says so word for word', async () => {
  const { user, alerts } = await open();
  const remove = async () => {
    await user.click(card('Documents').getByLabelText('Delete Solicitation.pdf', { selector: 'button' }));
    await screen.findByText('Delete Solicitation.pdf?');
    await user.click(screen.getByText('Delete document'));
  };
  server.refuseNext('files', 500, { code: 'internal', message: 'Broken' });
  await remove();
  await waitFor(() => expect(alerts).toHaveLength(1));
  const detail = expect.stringMatching(/^Something went wrong on the server\./);
  expect(alerts).toEqual([{ severity: 'error', text: 'Error deleting document', detail }]);
  expect(card('Documents').getByText('Solicitation.pdf')).toBeVisible();
  await remove();
  await waitFor(() => expect(alerts.at(-1)).toEqual({ severity: 'success', text: 'Deleted Document' }));
  await waitFor(() => expect(card('Documents').queryByText('Solicitation.pdf')).toBeNull());
});

test('an entry that cannot be added says so word for word, and stays to be tried again', async () => {
  const { user, alerts } = await open();
  await user.click(screen.getByLabelText('Add decision'));
  await screen.findByRole('dialog');
  await choose(user, /^Decision(?!s)/, 'Go');
  server.refuseNext('createSubcollection', 500, { code: 'internal', message: 'Broken' });
  await press(user, 'Add decision');
  await waitFor(() => expect(alerts).toEqual([{ severity: 'error', text: 'Error adding Decision' }]));
  expect(screen.getByRole('dialog')).toHaveTextContent('Go');
  await press(user, 'Add decision');
  await waitFor(() => expect(alerts.at(-1)).toEqual({ severity: 'success', text: 'Decision Added' }));
});

test('a contact that cannot be put on the bid says so word for word, and stays to be tried again', async () => {
  const { user, alerts } = await open();
  await user.click(screen.getByLabelText('Add contact'));
  await screen.findByRole('dialog');
  await choose(user, /^Contact(?!s)/, 'Harriet Lowe');
  server.refuseNext('createSubcollection', 500, { code: 'internal', message: 'Broken' });
  await press(user, 'Add contact');
  await waitFor(() => expect(alerts).toEqual([{ severity: 'error', text: 'Error adding Contact' }]));
  expect(screen.getByLabelText(/^Contact(?!s)/)).toHaveValue('Harriet Lowe');
  await press(user, 'Add contact');
  await waitFor(() => expect(alerts.at(-1)).toEqual({ severity: 'success', text: 'Contact Added' }));
});

test('a document is nothing without a file', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Add document'));
  await screen.findByRole('dialog');
  await press(user, 'Add document');
  await screen.findByText('2 fields need attention');
  expect(screen.getAllByText('This field is required').length).toBeGreaterThan(1);
});

test('costs are sums of months for who may see them, and nobody else has the card', async () => {
  const { unmount } = await open();
  expect(screen.queryByText('Actual costs')).toBeNull();
  unmount();
  await open(people.operations);
  const costs = card('Actual costs');
  expect(await costs.findByText('March 2026')).toBeVisible();
  expect(costs.getByText('$1,250.50')).toBeVisible();
  expect(costs.getByText('Read only')).toBeVisible();
  expect(costs.queryByText('Add')).toBeNull();
});

test('a document is asked for all that the specification keeps of one', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Add document'));
  const labels = [...(await screen.findByRole('dialog')).querySelectorAll('label')].map(({ textContent }) =>
    textContent?.replace(' (required)', '').trim(),
  );
  expect(labels).toEqual(['File', 'Kind of document', 'Name', 'Company it concerns', 'From', 'Until', 'Amount']);
});
