import { salaryProjections, users } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, store } from '../api.ts';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null };
const ann = { id: 'ann', name: 'Ann Lee' };
const salary = (id: string, values: object) => ({
  ...emptyInput(salaryProjections),
  ...kept,
  id,
  loadedMonth: 15_000,
  ...values,
});

const checked = {
  kind: 'tryImport',
  col: 'salaryProjections',
  state: 'done',
  done: 2,
  total: 2,
  problem: null,
  counts: { created: 1, refused: 1 },
  errors: { url: '/api/admin/files/jobs/try/errors' },
};

let records: object[];
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  records = [
    salary('a', { user: ann, year: 2026, annualSalary: 120_000, raise: 0.03, effectiveFrom: '2026-01-01' }),
    salary('b', { user: ann, year: 2025, annualSalary: 110_000 }),
    salary('c', { position: 'Analyst', year: 2026, annualSalary: 80_000, currency: 'EUR' }),
  ];
  const person = { ...emptyInput(users), ...kept, ...ann, firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' };
  server = await callServer(
    [
      { of: salaryProjections, records },
      { of: users, records: [person] },
    ],
    {
      'admin/copySalaries': () => ({ copied: 2 }),
      'admin/files/imports?name=pay.csv': () => ({
        id: 'file',
        name: 'pay.csv',
        columns: ['user', 'annualSalary'],
        rows: 2,
      }),
      'admin/tryImport': () => ({ id: 'try', kind: 'tryImport', col: 'salaryProjections', state: 'queued' }),
      'admin/getJob': ({ id }) => ({
        ...checked,
        id,
      }),
      'admin/getJobResults': () => [
        {
          row: 3,
          id: null,
          outcome: 'refused',
          fields: { user: { key: 'import.unknownName', values: { given: 'Bo' }, message: 'unknown' } },
        },
      ],
      'admin/runImport': () => ({ id: 'run', kind: 'import', col: 'salaryProjections', state: 'queued' }),
    },
  );
});
afterEach(async () => {
  store.dispatch(admin.util.resetApiState());
  await server.close();
});

const asked = (call: string) => server.asks.filter((one) => one.call === call).map(({ body }) => body);

test('a year shows what people and positions earn and cost, beside the year before', async () => {
  const { user } = await renderModule(module, '/admin/salary-projections?year=2026');
  expect(await screen.findByText('2 projections for 2026')).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Ann Lee/ }));
  await waitFor(() => expect(row.getByText('$110,000')).toBeInTheDocument());
  expect(row.getByText('$120,000')).toBeVisible();
  expect(row.getByText('$15,000')).toBeVisible();
  expect(row.getByText('3%', { selector: 'bdi' })).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Analyst/ })).getByText('€80,000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Positions' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ann Lee/ })).toBeNull());
});

test('a projection says whose it is and what is earned, or says so at its fields', async () => {
  const { user, alerts } = await renderModule(module, '/admin/salary-projections?year=2026');
  await user.click(await screen.findByRole('button', { name: 'New projection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New projection' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect((await dialog.findAllByText('Please name a person or a position'))[0]).toBeVisible();
  expect(dialog.getAllByText('This field is required')[0]).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Position/ }), 'Partner');
  await user.type(dialog.getByRole('textbox', { name: /Annual salary/ }), '200000');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Projection saved' }]));
  expect(records.at(-1)).toMatchObject({ position: 'Partner', year: 2026, annualSalary: 200_000, currency: 'USD' });
});

test('raise and salary follow from each other by the year before, and a year is written as one', async () => {
  records.push(salary('d', { position: 'Clerk', year: 2026, annualSalary: 80_000 }));
  const { user } = await renderModule(module, '/admin/salary-projections?year=2026');
  await user.click(await screen.findByRole('button', { name: 'New projection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New projection' }));
  const [year, pay, raise] = [/^Year/, /^Annual salary/, /^Raise/].map((name) => dialog.getByRole('textbox', { name }));
  if (!year || !pay || !raise) throw new Error('A field is missing');
  expect(year).toHaveValue('2026');
  await user.clear(year);
  await user.type(year, '2027');
  await user.type(dialog.getByRole('textbox', { name: /^Position/ }), 'Clerk');
  expect(await dialog.findByText(/^Salary in 2026:/)).toHaveTextContent('Salary in 2026: $80,000. Enter');
  await user.type(pay, '84000');
  await waitFor(() => expect(raise).toHaveValue('5'));
  await user.clear(raise);
  await user.type(raise, '10');
  await waitFor(() => expect(pay).toHaveValue('88,000'));
});

test('a year is taken into the next with a raise', async () => {
  const { user, alerts, address } = await renderModule(module, '/admin/salary-projections?year=2026');
  await screen.findByRole('row', { name: /Ann Lee/ });
  await user.click(screen.getByRole('button', { name: 'Copy into 2027' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '2 projections copied to 2027' }]));
  expect(asked('copySalaries')).toEqual([{ from: 2026, raise: 0.03 }]);
  await waitFor(() => expect(address()).toBe('/admin/salary-projections?year=2027'));
});

test('a table comes in after it is checked, and refused rows say why', async () => {
  const { user } = await renderModule(module, '/admin/salary-projections?year=2026');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const input = await screen.findByLabelText<HTMLInputElement>('File', { selector: 'input' });
  await user.upload(input, new File(['user,annualSalary'], 'pay.csv', { type: 'text/csv' }));
  expect(await screen.findByText('1 new')).toBeVisible();
  expect((await screen.findByText('Row 3')).closest('li')).toHaveTextContent('Bo');
  // People come with accounts: a name in a table makes nobody.
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await waitFor(() => expect(asked('runImport')).toEqual([{ id: 'try' }]));
});
