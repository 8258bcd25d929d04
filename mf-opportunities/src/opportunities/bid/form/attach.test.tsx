import { screen, waitFor, within } from '@testing-library/react';
import { choose, press } from '../../../testing/hands.ts';
import { newBidServer, openNewBidAt } from '../../../testing/newBid.tsx';

const bids: object[] = [];
const files: object[] = [];
let server: Awaited<ReturnType<typeof newBidServer>>;
beforeEach(async () => {
  localStorage.clear();
  bids.length = 0;
  files.length = 0;
  server = await newBidServer({ bids, files });
});
afterEach(() => server.close());

const documents = () => within(screen.getByText('Documents', { selector: 'h2' }).closest('section') as HTMLElement);

/** Opens the last step with a file that waits for its bid. */
const openWithFile = async () => {
  const page = await openNewBidAt(3);
  await page.user.click(documents().getByLabelText('Add document'));
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await page.user.upload(input, new File(['Fourteen gauges.'], 'solicitation.txt', { type: 'text/plain' }));
  await choose(page.user, /^Kind of document/, 'RFP technical');
  await page.user.click(within(dialog).getByText('Add document', { selector: 'button' }));
  await documents().findByText('solicitation.txt');
  return page;
};

test('a file that is added before the bid is there is put under the bid that is created', async () => {
  const { user, alerts, held, address } = await openWithFile();
  expect(documents().getByText('RFP technical proposal')).toBeVisible();
  expect(server.asks.some(({ col }) => col === 'documents')).toBe(false);
  expect(held()).toBe(true);

  await press(user, 'Create opportunity');
  await waitFor(() => expect(address()).toBe('/general/opportunities/new-0'));
  expect(alerts.map(({ text }) => text)).toEqual(['Opportunity Created!', 'Upload Successful!']);
  expect(files).toMatchObject([
    {
      opportunityId: 'new-0',
      documentName: 'solicitation.txt',
      documentType: { value: 'rfpTechnical' },
      status: 'Active',
    },
  ]);
  expect(held()).toBe(false);
});

test('where a file does not arrive the bid is there all the same, and the page names the file', async () => {
  const { user, alerts, address } = await openWithFile();
  server.refuseNext('files', 500, { code: 'internal', message: 'Broken' });
  await press(user, 'Create opportunity');
  await waitFor(() => expect(address()).toBe('/general/opportunities/new-0'));
  expect(alerts.at(-1)).toEqual({
    severity: 'error',
    text: 'Error uploading document(s)',
    detail: 'solicitation.txt',
  });
  expect(bids).toHaveLength(1);
  expect(files).toHaveLength(0);
});

test('a file can be left out again', async () => {
  const { user, held } = await openWithFile();
  await user.click(documents().getByLabelText('Leave out solicitation.txt'));
  await waitFor(() => expect(documents().queryByText('solicitation.txt')).toBeNull());
  expect(held()).toBe(false);
});
