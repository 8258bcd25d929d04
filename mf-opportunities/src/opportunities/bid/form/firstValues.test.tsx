import { screen } from '@testing-library/react';
import { options } from '../../../testing/hands.ts';
import { newBidServer, openNewBid } from '../../../testing/newBid.tsx';
import { people } from '../../../testing/samples.ts';

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
