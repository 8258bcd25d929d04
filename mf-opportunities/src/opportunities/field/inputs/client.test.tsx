import { companies } from '@bidwright/contract-admin';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, fill, note, press } from '../../../testing/hands.ts';
import { newBidServer, openNewBid } from '../../../testing/newBid.tsx';

let server: Awaited<ReturnType<typeof newBidServer>>;
beforeAll(async () => {
  server = await newBidServer();
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

test('a client that is not in the list is added and chosen', async () => {
  const { user } = await openNewBid();
  await choose(user, /^Client/, '-- Add New Client --');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Company name/);
  await press(user, 'Add client');
  await dialog.findByText('1 field needs attention');
  await fill(user, /^Company name/, 'City of Larkmoor');
  await choose(user, /^Company type/, 'Client – State');
  await press(user, 'Add client');

  await waitFor(() => expect(screen.getByLabelText(/^Client/)).toHaveValue('City of Larkmoor'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = server.asks.find(({ call, col }) => call === 'create' && col === companies.name);
  expect(asked?.body).toMatchObject({ name: 'City of Larkmoor', companyType: { name: 'Client – State' } });
});

test('what was typed names the new client, and a company of that name is pointed out', async () => {
  const { user } = await openNewBid();
  await fill(user, /^Client/, 'Office of Inland Statistics');
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Company name/)).toHaveValue('Office of Inland Statistics');
  expect(note(/^Company name/)).toBe('');
  await fill(user, /^Company name/, 'office of coastal statistics');
  expect(note(/^Company name/)).toBe('Office of Coastal Statistics is already in the list. Cancel to select it there.');
});

const bpa = () => screen.getByLabelText(/^BPA/);

test('a BPA is offered for clients that have one, and goes with the client', async () => {
  const { user } = await openNewBid();
  await press(user, 'More details');
  expect(bpa()).toBeDisabled();
  await choose(user, /^Client/, 'Port Authority of Eastmere');
  await waitFor(() => expect(bpa()).toBeEnabled());
  await choose(user, /^BPA/, 'Harbor support BPA');
  await choose(user, /^Client/, 'Office of Coastal Statistics');
  await waitFor(() => expect(bpa()).toHaveValue(''));
  expect(bpa()).toBeDisabled();
});

test('a BPA that has ended is warned of, one that goes on is not', async () => {
  const { user } = await openNewBid();
  await press(user, 'More details');
  await choose(user, /^Client/, 'Port Authority of Eastmere');
  await waitFor(() => expect(bpa()).toBeEnabled());
  await choose(user, /^BPA/, 'Dredging BPA');
  expect(await screen.findByText(/^Ended/)).toHaveTextContent('Ended Jun 30, 2024');
  await choose(user, /^BPA/, 'Harbor support BPA');
  await waitFor(() => expect(screen.queryByText(/^Ended/)).toBeNull());
});

test('a client that the server refuses says so at its field, and stays to be tried again', async () => {
  const { user } = await openNewBid();
  await choose(user, /^Client/, '-- Add New Client --');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Company name/);
  await fill(user, /^Company name/, 'Town of Larkmoor');
  await choose(user, /^Company type/, 'Client – State');
  const fields = { name: { key: 'validation.taken', message: 'Another record already has this value' } };
  server.refuseNext('create', 409, { code: 'duplicate', message: 'Taken', fields });
  await press(user, 'Add client');
  await waitFor(() => expect(dialog.getByLabelText(/^Company name/)).toBeInvalid());
  expect(note(/^Company name/)).toBe('Another record already has this value');
  expect(dialog.getByLabelText(/^Company name/)).toHaveValue('Town of Larkmoor');
  await press(user, 'Add client');
  await waitFor(() => expect(screen.getByLabelText(/^Client/)).toHaveValue('Town of Larkmoor'));
});
