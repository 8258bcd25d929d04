import { emptyInput, type Person } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../module.tsx';
import { AmountsTab } from './AmountsTab.tsx';

const bid = {
  ...emptyInput(opportunities),
  id: 'o1',
  version: 1,
  dateCreated: 0,
  dateUpdated: 0,
  addedBy: null,
  solicitationName: 'Port plan',
  amounts: [] as object[],
};
const person: Person = { id: 'p1', name: 'Dana', email: 'dana@example.com', permissions: ['Admin'], teams: [] };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [bid] }]);
});
afterAll(() => server.close());

const open = async () => {
  const { user } = await renderInShell(<AmountsTab bid={bid} />, { ...module, person });
  await user.click(await screen.findByRole('button', { name: 'Add amount' }));
  const dialog = within(await screen.findByRole('dialog'));
  const fill = async (label: RegExp, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  return { user, dialog, fill, add: () => user.click(dialog.getByRole('button', { name: 'Add' })) };
};
const sent = () => server.asks.filter(({ call }) => call === 'createSubcollection');

test('a month that no year has and an amount that is none are refused at their fields', async () => {
  const { dialog, fill, add } = await open();
  await fill(/^First month/, '13');
  await fill(/^Amount/, 'a lot');
  await add();
  await waitFor(() => expect(dialog.getByLabelText(/^Amount/)).toBeInvalid());
  expect(dialog.getByLabelText(/^Amount/)).toHaveAccessibleDescription('Must be a number such as 1,234.5');
  expect(dialog.getByLabelText(/^First month/)).toHaveAccessibleDescription('Must be 12 or less');
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('a lot');
  expect(sent()).toEqual([]);
});

test('what the server refuses lands on its field, and what was typed stays', async () => {
  const { dialog, fill, add } = await open();
  await fill(/^Amount/, '1200');
  const message = 'Please enter a valid value';
  const fields = { year: { key: 'validation.invalid', message } };
  server.refuseNext('createSubcollection', 422, { code: 'invalid', message, fields });
  await add();
  await waitFor(() => expect(dialog.getByLabelText(/^Year/)).toBeInvalid());
  expect(dialog.getByLabelText(/^Amount/)).toHaveDisplayValue(/1,?200/);
  await add();
  await waitFor(() => expect(bid.amounts).toMatchObject([{ amount: 1200 }]));
});

test('an amount says of which contract type it is and how often it comes; what is planned is summed up', async () => {
  const { user, dialog, fill, add } = await open();
  for (const [field, choice] of [
    [/^Contract type/, 'Time & Materials'],
    [/^Frequency/, 'Quarterly'],
  ] as const) {
    await user.click(dialog.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: choice }));
  }
  await fill(/^Year/, '2031');
  await fill(/^First month/, '4');
  await fill(/^Amount/, '800');
  await add();
  const row = within(await screen.findByRole('row', { name: /April 2031/ }));
  expect(row.getByText('Quarterly')).toBeVisible();
  expect(row.getByText('Time & Materials')).toBeVisible();
  expect(bid.amounts.at(-1)).toMatchObject({ kind: 'Time & Materials', frequency: 'Quarterly', year: 2031, month: 4 });
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('$2,000');
});
