import { agreement, companies, companyContact } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1_700_000_000, dateUpdated: 1_700_000_000, addedBy: null };
const company = (id: string, values: object) => ({ ...emptyInput(companies), ...kept, id, type: null, ...values });
const registry = {
  modules: [
    { name: 'admin', file: { services: [{ name: 'admin' }, { name: 'shell' }] } },
    { name: 'opportunities', file: { services: [] } },
  ],
};

let server: Awaited<ReturnType<typeof callServer>>;
let heron: ReturnType<typeof company>;
let tern: ReturnType<typeof company>;
beforeEach(async () => {
  heron = company('c1', {
    name: 'Blue Heron',
    address: '12 Quay Road',
    city: 'Akron',
    postalCode: '44308',
    conflictOfInterest: 'Audits the same program',
    contacts: [{ ...companyContact.getDefault(), ...kept, id: 'bo', name: 'Bo Tran', email: 'bo@heron.example' }],
    bpas: [{ ...agreement.getDefault(), ...kept, id: 'pool', name: 'Task pool', ceiling: 1000, used: 250 }],
  });
  tern = company('c2', { name: 'Blue Heron Inc', city: 'Toledo', website: 'heron.example' });
  server = await callServer([{ of: companies, records: [heron, tern] }], {
    'shell/modules': () => registry,
    'admin/countUses': () => ({ c1: 3 }),
    'opportunities/countUses': () => ({ c1: 40, c2: 2 }),
    'admin/recordAudit': () => [
      {
        seq: 2,
        at: 1_700_000_000,
        by: 'Ann',
        action: 'changed',
        sub: null,
        changes: [{ field: 'city', from: null, to: 'Akron' }],
      },
    ],
    'admin/companyTwins': () => [
      {
        by: 'name',
        companies: [heron, tern].map(({ id, name, city, website }) => ({ id, name, type: null, city, website })),
      },
    ],
    'admin/merge': () => ({ id: 'c1', version: 2 }),
    'admin/undoMerge': () => ({ id: 'c2', into: 'c1' }),
    'admin/merges': () => [
      {
        from: { id: 'c2', name: 'Blue Heron Inc' },
        into: { id: 'c1', name: 'Blue Heron' },
        at: 1_700_000_000,
        by: 'Ann',
      },
    ],
  });
});
afterEach(() => server.close());

const asked = (call: string) => server.asks.filter((one) => one.call === call).map(({ body }) => body);

test('a company’s page tells its facts, people, agreements, conflicts of interest, uses and audit', async () => {
  await renderModule(module, '/admin/companies/c1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Blue Heron' })).toBeVisible();
  expect(await screen.findByText('Bo Tran')).toBeVisible();
  expect(await screen.findByText('Task pool')).toBeVisible();
  expect(screen.getByText('Audits the same program')).toBeVisible();
  expect(await screen.findByText('used in 43 records')).toBeVisible();
  expect(await screen.findByText(/^City:/)).toHaveTextContent('City: – → Akron');
});

test('an address is shown and filled in as the firm writes them', async () => {
  const format = Object.assign(document.createElement('meta'), { name: 'address-format', content: 'codeCity' });
  document.head.append(format);
  const { user } = await renderModule(module, '/admin/companies/c1');
  const [street, town] = [await screen.findByText('12 Quay Road'), screen.getByText('44308 Akron')];
  expect(street.compareDocumentPosition(town)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Edit Address' }));
  const [line, code] = [await screen.findByLabelText('Street'), screen.getByLabelText('Postal code')];
  expect(line.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(code.compareDocumentPosition(screen.getByLabelText('City'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  format.remove();
});

test('another name says in how many records it will change, and what is refused is said at its field', async () => {
  const { user, alerts } = await renderModule(module, '/admin/companies/c1');
  await user.click(await screen.findByRole('button', { name: 'Edit Facts' }));
  const name = screen.getByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('This field is required')[0]).toBeVisible();
  await user.type(name, 'Heron');
  expect(screen.getByText('Renaming updates the copied name in 43 records')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(asked('update')).toEqual([{ col: 'companies', id: 'c1', version: 1, name: 'Heron' }]);
});

test('a contact is added; without a name, or with half an address, it is not', async () => {
  const { user, alerts } = await renderModule(module, '/admin/companies/c1');
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'at home');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getAllByText('This field is required')[0]).toBeVisible();
  expect(dialog.getAllByText('Please enter a valid email address')[0]).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Cy');
  await user.clear(dialog.getByRole('textbox', { name: /Email/ }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Cy added' }]));
  expect(await screen.findByText('Cy')).toBeVisible();
});

test('two that look alike become one, field by field, and Undo takes it back', async () => {
  const { user, alerts } = await renderModule(module, '/admin/companies/duplicates');
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Blue Heron' }));
  expect(await dialog.findByText('2 records will refer to the other one')).toBeVisible();
  // The one that stays keeps its values; where it has none the other's come.
  expect(dialog.getByRole('radio', { name: 'City: Blue Heron' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Website: Blue Heron Inc' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'City: Blue Heron Inc' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Blue Heron Inc became Blue Heron' }]));
  expect(asked('merge')).toEqual([
    { col: 'companies', id: 'c1', from: ['c2'], version: 1, city: 'Toledo', website: 'heron.example' },
  ]);
  alerts[0]?.action?.run();
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: 'Blue Heron Inc is back' }));
  expect(asked('undoMerge')).toEqual([{ col: 'companies', id: 'c2' }]);
});

test('a merge that is refused says why, and what was chosen stays', async () => {
  server.refuseNext('merge', 409, { code: 'out-of-use', message: 'Out of use' });
  const { user } = await renderModule(module, '/admin/companies/duplicates');
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Blue Heron' }));
  await user.click(await dialog.findByRole('radio', { name: 'City: Blue Heron Inc' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'City: Blue Heron Inc' })).toBeChecked();
});

test('merges of the last day can be taken back from the list', async () => {
  const { user, alerts } = await renderModule(module, '/admin/companies');
  await user.click(await screen.findByRole('button', { name: 'Recent merges' }));
  await user.click(await screen.findByRole('button', { name: 'Undo the merge of Blue Heron Inc' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Blue Heron Inc is back' }]));
});

test('the list says where each is used, and its drawer leads to the page and shows the audit', async () => {
  const { user } = await renderModule(module, '/admin/companies?record=c1');
  const drawer = within(await screen.findByRole('dialog', { name: 'Blue Heron' }));
  expect(await drawer.findByText('used in 43 records')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Full page' })).toHaveAttribute('href', '/admin/companies/c1');
  await user.click(drawer.getByRole('button', { name: 'Audit' }));
  expect(await drawer.findByText(/^City:/)).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'Used in' })).toBeInTheDocument();
});
