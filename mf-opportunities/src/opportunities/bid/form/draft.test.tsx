import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill, press } from '../../../testing/hands.ts';
import { newBidServer, openNewBid } from '../../../testing/newBid.tsx';

let server: Awaited<ReturnType<typeof newBidServer>>;
beforeAll(async () => {
  server = await newBidServer();
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

test('a draft stays on the device, comes back and can be thrown away', async () => {
  const first = await openNewBid();
  await fill(first.user, /^Solicitation name/, 'Kept name');
  await screen.findByText(/^Draft saved on this device/);
  expect(first.held()).toBe(false);
  first.unmount();

  const { user } = await openNewBid();
  expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue('Kept name');
  await press(user, 'Discard draft');
  await user.click(within(await screen.findByRole('dialog')).getByText('Discard draft', { selector: 'button' }));
  await waitFor(() => expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue(''));
  expect(localStorage).toHaveLength(0);
});

const kept = () => Object.values({ ...localStorage }).join();

test('no key waits for the draft: it is kept when they pause, when the field is left and when the page goes', async () => {
  const { unmount } = await openNewBid();
  const name = screen.getByLabelText(/^Solicitation name/);
  fireEvent.change(name, { target: { value: 'Ferry' } });
  expect(kept()).toBe('');
  await waitFor(() => expect(kept()).toContain('"Ferry"'));
  fireEvent.change(name, { target: { value: 'Ferry study' } });
  fireEvent.blur(name);
  expect(kept()).toContain('"Ferry study"');
  fireEvent.change(name, { target: { value: 'Ferry study of the north' } });
  unmount();
  expect(kept()).toContain('"Ferry study of the north"');
});

test('while a button is pressed nothing beside the form moves it away: the draft follows when it is released', async () => {
  await openNewBid();
  const name = screen.getByLabelText(/^Solicitation name/);
  fireEvent.change(name, { target: { value: 'Ferry' } });
  fireEvent.mouseDown(screen.getByText('Next'));
  fireEvent.blur(name);
  expect(kept()).toBe('');
  fireEvent.mouseUp(screen.getByText('Next'));
  await waitFor(() => expect(kept()).toContain('"Ferry"'));
});

test('where the device keeps nothing, leaving asks', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user, held } = await openNewBid();
  expect(held()).toBe(false);
  await fill(user, /^Solicitation name/, 'X');
  await waitFor(() => expect(held()).toBe(true));
  expect(screen.queryByText(/^Draft saved/)).toBeNull();
  full.mockRestore();
});
