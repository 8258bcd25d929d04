import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../module.tsx';

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([], { 'template-demo/apiPlace': () => ({ api: 'mock' }) });
});
afterAll(() => server.close());

const open = (path: string) => renderModule(module, path);

test.each(['cards', 'list'])('contacts stand under their first letters, as %s', async (form) => {
  const { user } = await open('/demo/contacts');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${form}$`, 'i') }));
  const letters = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(letters.slice(0, 3)).toEqual(['A', 'B', 'C']);
});

test('a contact is found, opened and changed', async () => {
  const { user } = await open('/demo/contacts');
  await user.type(await screen.findByRole('searchbox', { name: 'Search contacts' }), 'chen{Enter}');
  await user.click(await screen.findByRole('button', { name: /Chen Wei/ }));
  const panel = within(await screen.findByRole('dialog'));
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  await user.clear(panel.getByLabelText(/^Place/));
  await user.type(panel.getByLabelText(/^Place/), 'Shanghai');
  await user.click(panel.getByRole('button', { name: 'Save contact' }));
  expect(await panel.findByText('Shanghai')).toBeVisible();
});

test('customers are searched, and ordered by what they spent', async () => {
  const { user } = await open('/demo/customers');
  await screen.findByText('Amara Okafor');
  const table = screen.getByRole('table');
  await user.click(within(table).getByRole('button', { name: /^Spent/ }));
  const spent = within(table)
    .getAllByText(/^\$/)
    .map(({ textContent }) => Number(textContent?.replace(/\D/g, '')));
  expect(spent).toEqual(spent.toSorted((one, other) => one - other));
  await user.type(screen.getByRole('searchbox', { name: 'Search the table' }), 'benoît{Enter}');
  expect(await within(table).findAllByRole('row')).toHaveLength(2);
});

test('an order opens to its details', async () => {
  const { user } = await open('/demo/customers/orders');
  await user.click(await screen.findByRole('button', { name: '#790840' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order #790840' }));
  expect(dialog.getByText('Amara Okafor')).toBeVisible();
});

test.each([
  ['products', 'Desk lamp small'],
  ['reviews', /of 5$/],
] as const)('the table of %s shows itself', async (tab, said) => {
  await open(`/demo/customers/${tab}`);
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
});
