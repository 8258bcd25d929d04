import { companies } from '@bidwright/contract-admin';
import { documents, opportunities } from '@bidwright/contract-opportunities';
import { callServer, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../../module.tsx';
import { choose, fill, note } from '../../../../testing/hands.ts';
import { bid, lookups, people, pointing, team } from '../../../../testing/samples.ts';

const record = { ...bid('b1', { teamsInvolved: [pointing(team.health)] }), contacts: [] };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const harriet = { id: 'k-1', name: 'Harriet Lowe', title: null, email: null, status: 'Active' };
  const lists = lookups().map((list) =>
    list.of === companies ? { ...list, records: list.records.map((one) => ({ ...one, contacts: [harriet] })) } : list,
  );
  server = await callServer([{ of: opportunities, records: [record] }, { of: documents, records: [] }, ...lists]);
});
afterAll(() => server.close());

const open = async () => {
  const page = await renderModule(module, '/general/opportunities/b1', { person: people.lead });
  await page.user.click(await screen.findByLabelText('Add contact'));
  await screen.findByRole('dialog');
  return { ...page, send: () => page.user.keyboard('{Control>}{Enter}{/Control}') };
};
const sent = () => server.asks.filter(({ call }) => call === 'createSubcollection');

test('nobody is put on a bid by no name, and whom the server does not know is named at its field', async () => {
  const { user, send } = await open();
  await fill(user, /^Role on this bid/, 'Signs the contract');
  await send();
  await waitFor(() => expect(note(/^Contact(?!s)/)).toBe('This field is required'));
  expect(sent()).toEqual([]);
  await choose(user, /^Contact(?!s)/, 'Harriet Lowe');
  server.refuseNext('createSubcollection', 422, faultAt('contact', 'validation.noRecord'));
  await send();
  await waitFor(() => expect(note(/^Contact(?!s)/)).toBe('Record not found'));
  expect(screen.getByLabelText(/^Role on this bid/)).toHaveValue('Signs the contract');
});

test('a new contact that the company’s service refuses is said at its field, and stays to be tried again', async () => {
  const { user, send, alerts } = await open();
  await choose(user, /^Contact(?!s)/, '-- Add New Contact --');
  const dialog = within((await screen.findByText(/^Add contact to/)).closest('[role=dialog]') as HTMLElement);
  await fill(user, /^Name/, 'Nils Holm');
  await fill(user, /^Email/, 'nils@example.org');
  server.refuseNext('createSubcollection', 422, faultAt('email'));
  await send();
  await waitFor(() => expect(note(/^Email/)).toBe('This value cannot be used'));
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Nils Holm');
  await send();
  await waitFor(() => expect(alerts.at(-1)).toEqual({ severity: 'success', text: 'Contact Added' }));
});
