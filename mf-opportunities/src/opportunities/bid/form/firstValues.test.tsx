import { screen, waitFor } from '@testing-library/react';
import { fill, options } from '../../../testing/hands.ts';
import { newBidServer, openNewBid } from '../../../testing/newBid.tsx';
import { people, status } from '../../../testing/samples.ts';

let server: Awaited<ReturnType<typeof newBidServer>>;
beforeAll(async () => {
  server = await newBidServer();
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

test('a new bid begins in the first open status, owned by who records it; that is nothing to lose', async () => {
  const { user, held } = await openNewBid();
  expect(screen.getByLabelText(/^Status/)).toHaveValue('Qualifying');
  expect(screen.getByLabelText(/^Owner/)).toHaveValue('Marcus Adeyemi');
  expect(held()).toBe(false);
  expect(localStorage).toHaveLength(0);

  await user.click(screen.getByLabelText(/^Status/));
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Qualifying',
    'Writing',
    'Submitted',
    'Won',
    'Lost',
  ]);
});

test('who stands for no owner chooses one', async () => {
  await openNewBid(people.admin);
  expect(screen.getByLabelText(/^Status/)).toHaveValue('Qualifying');
  expect(screen.getByLabelText(/^Owner/)).toHaveValue('');
});

test('a bid that is begun in a column of the board has its status, and a draft of its own', async () => {
  const { user, unmount } = await openNewBid(people.lead, `?status=${status.submitted.id}`);
  expect(screen.getByLabelText(/^Status/)).toHaveValue('Submitted');
  expect(screen.getByLabelText(/^Owner/)).toHaveValue('Marcus Adeyemi');
  await fill(user, /^Solicitation name/, 'Ferry study');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  unmount();

  const other = await openNewBid(people.lead, `?status=${status.writing.id}`);
  expect(screen.getByLabelText(/^Status/)).toHaveValue('Writing');
  expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue('');
  other.unmount();
  await openNewBid(people.lead, `?status=${status.submitted.id}`);
  expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue('Ferry study');
});

test('a bid that is begun in a month is expected to be awarded at its end', async () => {
  await openNewBid(people.lead, '?award=2099-02');
  expect(screen.getByLabelText(/^Expected award/)).toHaveValue('2099-02-28');
});

test.each(['?status=nobody-knows', '?award=2099-13'])('%s, which nobody knows, says nothing', async (address) => {
  await openNewBid(people.lead, address);
  expect(screen.getByLabelText(/^Status/)).toHaveValue('Qualifying');
  expect(screen.queryByLabelText(/^Expected award/)).toBeNull();
});
