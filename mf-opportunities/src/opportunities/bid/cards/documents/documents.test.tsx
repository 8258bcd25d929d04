import { maxFileBytes } from '@bidwright/contract-kit';
import { documents, documentTypes, opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import module from '../../../../module.tsx';
import { choose, options } from '../../../../testing/hands.ts';
import { bid, lookups, people } from '../../../../testing/samples.ts';

const files: object[] = [];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([
    { of: opportunities, records: [bid('b1'), bid('b2')] },
    { of: documents, records: files },
    ...lookups(),
  ]);
});
afterAll(() => server.close());

const open = async () => {
  const page = await renderModule(module, '/general/opportunities/b1', { person: people.admin });
  await screen.findByText('Documents', { selector: 'h2' });
  return page;
};
const card = () => screen.getByText('Documents', { selector: 'h2' }).closest('section') as HTMLElement;
const scores = () => new File(['Scores'], 'scores.txt', { type: 'text/plain' });
const drop = (file: File) => {
  const dataTransfer = { types: ['Files'], files: [file] };
  fireEvent.dragEnter(card(), { dataTransfer });
  fireEvent.drop(card(), { dataTransfer });
};
const dialog = async () => within(await screen.findByRole('dialog'));

test('a file that is dropped on the card is added once its kind is said, one of fourteen', async () => {
  const { user, alerts } = await open();
  drop(scores());
  const asked = await dialog();
  expect(asked.getByText('scores.txt')).toBeVisible();
  await user.click(asked.getByLabelText(/^Kind of document/));
  await waitFor(() => expect(options()).toHaveLength(14));
  expect(Object.keys(documentTypes)).toHaveLength(14);
  expect(new Set(options().map(({ textContent }) => textContent)).size).toBe(14);
  await user.click(options().find(({ textContent }) => textContent?.startsWith('Reviewers')) as HTMLElement);
  await user.click(asked.getByText('Add document', { selector: 'button' }));
  await waitFor(() => expect(alerts).toEqual([{ severity: 'success', text: 'Upload Successful!' }]));
  expect(files).toMatchObject([{ documentName: 'scores.txt', opportunityId: 'b1', status: 'Active' }]);
});

test('what is dropped and is no file opens nothing', async () => {
  await open();
  fireEvent.drop(card(), { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while a file is sent it is said how far it is', async () => {
  const { user } = await open();
  drop(scores());
  const asked = await dialog();
  await choose(user, /^Kind of document/, 'Reviewers');
  server.breakNext('files', 'wait');
  await user.click(asked.getByText('Add document', { selector: 'button' }));
  expect(await asked.findByText(/^Sending, \d+%$/)).toBeVisible();
});

test('a file of more than 50 MB is refused before anything is sent', async () => {
  const { user } = await open();
  const file = scores();
  Object.defineProperty(file, 'size', { value: maxFileBytes + 1 });
  const before = server.asks.filter(({ call }) => call === 'create').length;
  drop(file);
  const asked = await dialog();
  await choose(user, /^Kind of document/, 'Reviewers');
  await user.click(asked.getByText('Add document', { selector: 'button' }));
  expect((await asked.findAllByText('The file is too large: at most 50 MB')).length).toBeGreaterThan(0);
  expect(server.asks.filter(({ call }) => call === 'create')).toHaveLength(before);
});

const filed = (id: string, value: string, dateCreated: number) => ({
  ...documents.input.getDefault(),
  id,
  opportunityId: 'b2',
  documentName: `${id}.pdf`,
  documentType: { value, label: value },
  status: 'Active',
  version: 1,
  dateCreated,
});

test('a card with more than a few shows the newest, and all of them by kind', async () => {
  files.push(
    filed('first', 'rfp', 1),
    filed('draft', 'rfpTechnical', 2),
    filed('amended', 'rfp', 3),
    filed('final', 'rfpTechnical', 4),
  );
  const { user } = await renderModule(module, '/general/opportunities/b2', { person: people.admin });
  await screen.findByText('final.pdf');
  const names = () =>
    within(card())
      .getAllByText(/\.pdf$/)
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['final.pdf', 'amended.pdf', 'draft.pdf']);
  await user.click(within(card()).getByText('View all 4'));
  expect(names()).toEqual(['final.pdf', 'draft.pdf', 'amended.pdf', 'first.pdf']);
  const heads = [...card().querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['RFP technical proposal', 'RFP']);
  expect(within(within(card()).getByLabelText('RFP', { selector: 'ul' })).getAllByRole('listitem')).toHaveLength(2);
});
