import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { fill, note, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, team } from '../../../testing/samples.ts';

const ids = Array.from({ length: 8 }, (_, n) => `b${n + 1}`);
const gone = { id: 'source-gone', name: 'Closed portal' };
const records = ids.map((id) =>
  bid(id, { solicitationName: `Bid ${id}`, teamsInvolved: [pointing(team.health)], source: gone, description: 'Old' }),
);

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records }, ...lookups()]);
});
afterAll(() => server.close());

const open = async (id: string, section: string, language: 'en' | 'fr' | 'ro' = 'en') => {
  const page = await renderModule(module, `/general/opportunities/${id}`, { person: people.admin, language });
  await page.user.click(await screen.findByLabelText(section, { selector: '[data-keys]' }));
  return page;
};
const saved = () => server.asks.findLast(({ call }) => call === 'update')?.body;

test('without a network the section says so and keeps what was typed; another try saves it', async () => {
  const { user, alerts } = await open('b1', 'Edit details');
  await screen.findByLabelText(/^Description/);
  await fill(user, /^Description/, 'New text');
  server.breakNext('update', 'hang up');
  await press(user, 'Save changes');
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'error', text: 'Error Updating Opportunity' }]));
  expect(screen.getByLabelText(/^Description/)).toHaveValue('New text');
  await press(user, 'Save changes');
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ severity: 'success', text: 'Opportunity Updated!' }));
  expect(saved()).toMatchObject({ id: 'b1', description: 'New text' });
});

test('a megabyte that was pasted is refused in words and stays to be cut', async () => {
  const { user } = await open('b2', 'Edit details');
  const pasted = 'w'.repeat(1_000_000);
  const field = await screen.findByLabelText(/^Description/);
  fireEvent.change(field, { target: { value: pasted } });
  await press(user, 'Save changes');
  await waitFor(() => expect(note(/^Description/)).toBe('At most 20,000 characters'));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toHaveLength(pasted.length);
  expect(saved()?.id).not.toBe('b2');
});

test('an entry that went out of use meanwhile stays on the bid that has it', async () => {
  const { user, alerts } = await open('b3', 'Edit details');
  expect(await screen.findByLabelText(/^Source/)).toHaveValue('Closed portal');
  await fill(user, /^Nickname/, 'Harbor');
  await press(user, 'Save changes');
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(saved()).toEqual({ col: 'opportunities', id: 'b3', version: 1, nickname: 'Harbor' });
});

test('an entry that the service no longer takes is named at its field, and nothing that was typed is lost', async () => {
  const { user, alerts } = await open('b8', 'Edit details');
  const source = await screen.findByLabelText<HTMLInputElement>(/^Source/);
  await user.click(source);
  expect((await screen.findByText('inactive')).closest('li')).toHaveTextContent('Closed portal');
  await user.keyboard('{Escape}');
  await fill(user, /^Nickname/, 'Harbor');
  const fault = { key: 'validation.noRecord', message: 'Record not found' };
  server.refuseNext('update', 422, { code: 'invalid', message: 'Not valid', fields: { source: fault } });
  await press(user, 'Save changes');
  await waitFor(() => expect(note(/^Source/)).toBe('Record not found'));
  expect(source).toBeInvalid();
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'error', text: 'Error Updating Opportunity' }]));
  expect(source).toHaveValue('Closed portal');
  expect(screen.getByLabelText(/^Nickname/)).toHaveValue('Harbor');
});

test.each([
  ['b4', 'en', 'Edit budget', /^Budget amount/, 'Save changes', '1,234,567.89'],
  ['b5', 'fr', 'Modifier le budget', /^Montant du budget/, 'Enregistrer', '1 234 567,89'],
  ['b6', 'ro', 'Editează bugetul', /^Valoarea bugetului/, 'Salvează modificările', '1.234.567,89'],
] as const)('%s: an amount is read as %s writes it', async (id, language, section, label, save, typed) => {
  const { user } = await open(id, section, language);
  await screen.findByLabelText(label);
  await fill(user, label, typed);
  await press(user, save);
  await waitFor(() => expect(saved()).toMatchObject({ id, estimatedBudgetAmount: 1_234_567.89 }));
});

test('an amount that could be wrong by a thousand is refused, and stays as it was typed', async () => {
  const { user } = await open('b7', 'Edit budget');
  await screen.findByLabelText(/^Budget amount/);
  await fill(user, /^Budget amount/, '1.234.567,89');
  await press(user, 'Save changes');
  await waitFor(() => expect(note(/^Budget amount/)).toBe('Must be a number such as 1,234.5'));
  expect(screen.getByLabelText(/^Budget amount/)).toHaveValue('1.234.567,89');
});
