import { companies, companyContact } from '@bidwright/contract-admin';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1_700_000_000, dateUpdated: 1_700_000_000, addedBy: null };
const contact = (id: string, values: object) => ({ ...companyContact.getDefault(), ...kept, id, ...values });

const bo = contact('bo', { name: 'Bo Tran', title: 'Buyer', email: 'bo@port.example', phone: '555-0100', role: 'COR' });
const cy = contact('cy', { name: 'Cy Hall' });
const gone = contact('di', { name: 'Di Moss', status: 'Inactive' });
const company = (id: string, name: string, contacts: object[]) => ({
  ...emptyInput(companies),
  ...kept,
  id,
  name,
  contacts,
});
const port = company('c1', 'Port Authority', [bo, gone]);
const rail = company('c2', 'Rail Board', [cy]);

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: companies, records: [port, rail] }]);
});
afterAll(() => server.close());

const lead: Person = { id: 'l', name: 'Lee', email: 'lee@example.com', permissions: ['Team Lead'], teams: [] };
const isListed = async (...names: string[]) =>
  waitFor(() => {
    expect(screen.getAllByRole('rowheader')).toHaveLength(names.length);
    for (const name of names) expect(screen.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible();
  });
const drawer = () => within(screen.getByRole('dialog'));

test('people at all companies are listed with their company, and a click writes to them', async () => {
  await renderModule(module, '/admin/company-contacts');
  expect(await screen.findByText('2 contacts')).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Bo Tran/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Buyer');
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Port Authority',
    'bo@port.example',
    '555-0100',
  ]);
  expect(row.getByRole('link', { name: 'bo@port.example' })).toHaveAttribute('href', 'mailto:bo@port.example');
  expect(screen.queryByRole('button', { name: 'Company' })).toBeVisible();
});

test('those of one company, and those out of use, are found', async () => {
  const { user, address } = await renderModule(module, '/admin/company-contacts');
  await user.click(await screen.findByRole('button', { name: 'Company' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Port Authority' }));
  await isListed('Bo Tran');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await isListed('Bo Tran', 'Di Moss');
  expect(address()).toBe('/admin/company-contacts?parent=c1&status=All');
});

test('a contact is changed where it belongs', async () => {
  const { user, alerts } = await renderModule(module, '/admin/company-contacts', { person: lead });
  await user.click(await screen.findByRole('button', { name: 'Bo Tran' }));
  expect(drawer().getByRole('link', { name: 'Port Authority' })).toHaveAttribute('href', '/admin/companies?record=c1');
  expect(drawer().queryByRole('combobox', { name: /Company/ })).toBeNull();
  expect(drawer().queryByRole('button', { name: 'Make inactive' })).toBeNull();
  const phone = drawer().getByRole('textbox', { name: 'Phone' });
  await user.clear(phone);
  await user.type(phone, '555-0199');
  await user.click(drawer().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Bo Tran saved' }]));
  expect(bo).toMatchObject({ phone: '555-0199' });
  const { body } = server.asks.findLast(({ call }) => call === 'updateSubcollection') ?? {};
  expect(body).toEqual({ col: 'companies', sub: 'contacts', parentID: 'c1', id: 'bo', version: 1, phone: '555-0199' });
});

test('a new one says which company it belongs to', async () => {
  const { user, alerts } = await renderModule(module, '/admin/company-contacts');
  await user.click(await screen.findByRole('button', { name: 'New contact' }));
  await user.type(drawer().getByRole('textbox', { name: /Name/ }), 'Flo');
  await user.click(drawer().getByRole('button', { name: 'Add' }));
  expect(drawer().getAllByText('This field is required')[0]).toBeVisible();
  await user.click(drawer().getByRole('combobox', { name: /Company/ }));
  await user.click(await screen.findByRole('option', { name: 'Rail Board' }));
  await user.click(drawer().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Flo added' }]));
  await isListed('Bo Tran', 'Cy Hall', 'Flo');
  expect(rail.contacts.at(-1)).toMatchObject({ name: 'Flo', status: 'Active' });
});

test('a link opens a contact that is not on the page; of one that is gone it says so', async () => {
  await renderModule(module, '/admin/company-contacts?record=di');
  expect(await screen.findByRole('dialog', { name: 'Di Moss' })).toBeVisible();
  await renderModule(module, '/admin/company-contacts?record=nobody');
  expect(await screen.findByText('This record did not load')).toBeVisible();
});

test('whoever adds a contact that may be there is pointed at it, by its address or by its name at the company', async () => {
  const { user } = await renderModule(module, '/admin/company-contacts');
  await user.click(await screen.findByRole('button', { name: 'New contact' }));
  await user.type(drawer().getByRole('textbox', { name: /Name/ }), 'Cy Hall');
  expect(drawer().queryByRole('region', { name: 'This may already exist' })).toBeNull();
  await user.click(drawer().getByRole('combobox', { name: /Company/ }));
  await user.click(await screen.findByRole('option', { name: 'Rail Board' }));
  const found = within(await drawer().findByRole('region', { name: 'This may already exist' }));
  expect(found.getByRole('link', { name: 'Cy Hall' })).toHaveAttribute('href', '/admin/company-contacts?record=cy');
  await user.type(drawer().getByRole('textbox', { name: 'Email' }), 'bo@port.example');
  const other = await drawer().findByRole('link', { name: 'Bo Tran' });
  expect(other.parentElement).toHaveTextContent('Bo Tran · Port Authority');
  expect(drawer().queryByRole('link', { name: 'Cy Hall' })).toBeNull();
});

test('a contact is not like itself', async () => {
  const { user } = await renderModule(module, '/admin/company-contacts?record=bo');
  const title = await screen.findByRole('textbox', { name: 'Job title' });
  await user.type(title, ' in chief');
  await waitFor(() => expect(server.asks.some(({ body }) => JSON.stringify(body).includes('bo@port'))).toBe(true));
  expect(screen.queryByRole('region', { name: 'This may already exist' })).toBeNull();
});

test('a company is found by the words of its name, without what firms put behind it', async () => {
  const { user } = await renderModule(module, '/admin/companies');
  await user.click(await screen.findByRole('button', { name: 'New company' }));
  await user.type(drawer().getByRole('textbox', { name: /Name/ }), 'Port-Authority, Inc.');
  const found = within(await drawer().findByRole('region', { name: 'This may already exist' }));
  expect(found.getByRole('link', { name: 'Port Authority' })).toHaveAttribute('href', '/admin/companies?record=c1');
});
