import { renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { note, press } from '../../../testing/hands.ts';
import { newBidServer, openNewBidAt } from '../../../testing/newBid.tsx';
import { people } from '../../../testing/samples.ts';

const bids: object[] = [];
let server: Awaited<ReturnType<typeof newBidServer>>;
beforeAll(async () => {
  server = await newBidServer({ bids });
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

test('what the server refuses opens the step that has the field', async () => {
  const { user } = await openNewBidAt(3);
  const taken = { key: 'validation.taken', message: 'Another record already has this value' };
  server.refuseNext('create', 422, { code: 'invalid', message: 'Not valid', fields: { solicitationNumber: taken } });
  await press(user, 'Create opportunity');

  await screen.findByText('Step 1 of 3');
  expect(note(/^Solicitation number/)).toBe('Another record already has this value');
  expect(screen.getByLabelText(/^Solicitation number/)).toHaveFocus();
  expect(await screen.findByText('Solicitation number', { selector: 'li button' })).toBeVisible();
  expect(screen.getByLabelText(/^Solicitation name/)).toHaveValue('Waterway permitting modernization');
});

test('without a network nothing is lost, and another try makes one record', async () => {
  const before = bids.length;
  const { user, address } = await openNewBidAt(3);
  server.breakNext('create', 'hang up');
  await press(user, 'Create opportunity');
  await screen.findByText(/^The server cannot be reached/);
  expect(localStorage).toHaveLength(1);

  await press(user, 'Create opportunity');
  await waitFor(() => expect(address()).toMatch(/new-\d+$/));
  expect(bids).toHaveLength(before + 1);
  const keys = server.asks
    .filter(({ call, col }) => call === 'create' && col === 'opportunities')
    .map(({ key }) => key);
  expect(new Set(keys.slice(-2)).size).toBe(1);
});

test('who may not record an opportunity is told so', async () => {
  await renderModule(module, '/general/opportunities/new', { person: people.operations });
  await screen.findByText('You do not have access');
  expect(screen.queryByText('Next')).toBeNull();
});
