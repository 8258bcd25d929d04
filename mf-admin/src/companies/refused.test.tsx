import { agreement, companies, companyContact } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { away, callServer, changeRecord, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, store } from '../api.ts';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1_700_000_000, dateUpdated: 1_700_000_000, addedBy: null };
const company = (id: string, name: string, values: object = {}) => ({
  ...emptyInput(companies),
  ...kept,
  id,
  name,
  type: null,
  ...values,
});

let heron: ReturnType<typeof company>;
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  heron = company('c1', 'Blue Heron', {
    contacts: [{ ...companyContact.getDefault(), ...kept, id: 'bo', name: 'Bo Tran' }],
    bpas: [{ ...agreement.getDefault(), ...kept, id: 'pool', name: 'Task pool' }],
  });
  const tern = company('c2', 'Blue Tern', { city: 'Toledo' });
  server = await callServer([{ of: companies, records: [heron, tern] }], {
    'shell/modules': () => ({ modules: [] }),
    'admin/countUses': () => ({}),
    'admin/recordAudit': () => [],
    'admin/merge': () => ({ id: 'c1', version: 2 }),
  });
});
afterEach(async () => {
  store.dispatch(admin.util.resetApiState());
  await server.close();
});

const open = () => renderModule(module, '/admin/companies/c1');
const sent = (call: string) => server.asks.filter((ask) => ask.call === call);
const isAway = () => screen.findByText(/^This part of the app is not responding/);

test('facts that others changed, or that the service does not take, say so at their field or above; all stays', async () => {
  const { user, alerts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit Facts' }));
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Heron');
  server.refuseNext('update', 409, faultAt('name', 'validation.taken'));
  await save();
  await waitFor(() => expect(name).toHaveAccessibleDescription('Another record already has this value'));
  changeRecord(heron, { name: 'Blue Heron Ltd' });
  await save();
  await waitFor(() => expect(name).toHaveAccessibleDescription('Someone else has changed this in the meantime'));
  server.refuseNext('update', 503, away);
  await save();
  expect(await isAway()).toBeVisible();
  expect(name).toHaveValue('Heron');
  await save();
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(heron.name).toBe('Heron');
});

test.each([
  ['Add contact', 'createSubcollection', 'Add', 'email', /^Email/, 'bo@heron.example', 'Bo'],
  ['Edit Bo Tran', 'updateSubcollection', 'Save', 'email', /^Email/, 'bo@heron.example', undefined],
  ['Add agreement', 'createSubcollection', 'Add', 'number', /^Number/, 'BPA-7', 'Pool'],
  ['Edit Task pool', 'updateSubcollection', 'Save', 'number', /^Number/, 'BPA-7', undefined],
])(
  '%s: what the service does not take is said at its field or in the dialog, and stays for the next try',
  async (button, call, act, field, label, text, name) => {
    const { user, alerts } = await open();
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => user.click(dialog.getByRole('button', { name: act }));
    const typed = dialog.getByRole('textbox', { name: label });
    await user.type(typed, text);
    if (name) await user.type(dialog.getByRole('textbox', { name: /^Name/ }), name);
    server.refuseNext(call, 422, faultAt(field));
    await save();
    await waitFor(() => expect(typed).toHaveAccessibleDescription('This value cannot be used'));
    server.refuseNext(call, 503, away);
    await save();
    expect(await isAway()).toBeVisible();
    expect(typed).toHaveValue(text);
    await save();
    await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  },
);

test('an agreement without a name, with an amount or a day that is none, is refused at its fields; nothing is sent', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add agreement' }));
  const dialog = within(await screen.findByRole('dialog'));
  const ceiling = dialog.getByRole('textbox', { name: /^Ceiling/ });
  await user.type(ceiling, '1.234.567,89');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required'));
  expect(ceiling).toHaveAccessibleDescription('Must be a number such as 1,234.5');
  expect(ceiling).toHaveValue('1.234.567,89');
  expect(sent('createSubcollection')).toEqual([]);
});

test('a company is merged with another one, or that is said at the field; a refusal names the fields, and the next try merges', async () => {
  const { user, alerts } = await renderModule(module, '/admin/companies?record=c1');
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  const other = await screen.findByRole('combobox', { name: /^The same as/ });
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(other).toHaveAccessibleDescription('This field is required'));
  await user.click(other);
  await user.click(await screen.findByRole('option', { name: /Blue Tern/ }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const city = await screen.findByRole('radio', { name: 'City: Blue Tern' });
  const dialog = within(city.closest('[role=dialog]') as HTMLElement);
  expect(sent('merge')).toEqual([]);
  server.refuseNext('merge', 422, faultAt('city'));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('City: This value cannot be used');
  expect(city).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Blue Tern became Blue Heron' }]));
});
