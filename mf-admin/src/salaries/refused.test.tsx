import { salaryProjections, users } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { away, callServer, changeRecord, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, store } from '../api.ts';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null, loadedMonth: 10_000 };

let analyst: ReturnType<typeof projection>;
const projection = () => ({
  ...emptyInput(salaryProjections),
  ...kept,
  id: 'a',
  position: 'Analyst',
  year: 2026,
  annualSalary: 80_000,
});

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  analyst = projection();
  const collections = [
    { of: salaryProjections, records: [analyst] },
    { of: users, records: [] },
  ];
  server = await callServer(collections, { 'admin/copySalaries': () => ({ copied: 1 }) });
});
afterEach(async () => {
  store.dispatch(admin.util.resetApiState());
  await server.close();
});

const open = async () => {
  const page = await renderModule(module, '/admin/salary-projections?year=2026');
  await screen.findByRole('row', { name: /Analyst/ });
  return page;
};
const dialog = async () => within(await screen.findByRole('dialog'));

test('a projection that others changed, or that the service does not take, says so at its field or in the form; all stays', async () => {
  const { user, alerts } = await open();
  await user.click(screen.getByText('Analyst'));
  const form = await dialog();
  const save = () => user.click(form.getByRole('button', { name: 'Save' }));
  const pay = form.getByRole('textbox', { name: /^Annual salary/ });
  await user.clear(pay);
  await user.type(pay, '90000');
  changeRecord(analyst, { annualSalary: 85_000 });
  await save();
  await waitFor(() => expect(pay).toHaveAccessibleDescription('Someone else has changed this in the meantime'));
  server.refuseNext('update', 422, faultAt('annualSalary'));
  await save();
  await waitFor(() => expect(pay).toHaveAccessibleDescription('This value cannot be used'));
  server.refuseNext('update', 503, away);
  await save();
  expect(await form.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(pay).toHaveDisplayValue(/^90,?000$/);
  expect(analyst.annualSalary).toBe(85_000);
  await save();
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Projection saved' }]));
  expect(analyst.annualSalary).toBe(90_000);
});

test('a raise that is none is refused at its field, and nothing is sent; what the service refuses stays for the next try', async () => {
  const { user, alerts } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy into 2027' }));
  const form = await dialog();
  const copy = () => user.click(form.getByRole('button', { name: 'Copy' }));
  const raise = form.getByRole('textbox', { name: /^Raise/ });
  await user.clear(raise);
  await user.type(raise, 'much');
  await copy();
  await waitFor(() => expect(raise).toHaveAccessibleDescription(/^Must be a number/));
  expect(raise).toHaveValue('much');
  expect(server.asks.some(({ call }) => call === 'copySalaries')).toBe(false);
  await user.clear(raise);
  await user.type(raise, '4');
  server.refuseNext('copySalaries', 422, faultAt('raise'));
  await copy();
  await waitFor(() => expect(raise).toHaveAccessibleDescription('This value cannot be used'));
  server.breakNext('copySalaries', 'hang up');
  await copy();
  expect(await form.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(raise).toHaveValue('4');
  await copy();
  await waitFor(() => expect(alerts).toMatchObject([{ text: '1 projection copied to 2027' }]));
});
