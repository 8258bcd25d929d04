import { message, object, references } from '@bidwright/contract-kit';
import { screen, waitFor } from '@testing-library/react';
import { Form } from '../forms/Form.tsx';
import { renderInShell } from '../testing/renderInShell.tsx';
import { ReferencesField } from './ReferencesField.tsx';

const schema = object({ teams: references('teams').min(1, message('validation.atLeast', { min: 1 })) });
const health = { id: 't1', name: 'Health' };
const data = { id: 't2', name: 'Data and Evaluation' };
const closed = { id: 't9', name: 'Closed team' };

const show = async (teams: (typeof health)[], was?: (typeof health)[]) => {
  const onSubmit = jest.fn<undefined, [object]>();
  const stage = await renderInShell(
    <Form schema={schema} initial={{ teams }} was={was && { teams: was }} onSubmit={onSubmit}>
      <ReferencesField name="teams" label="Teams involved" options={[data, health]} placeholder="Search teams" />
      <button type="submit">Save</button>
    </Form>,
  );
  const submitted = async () => {
    await stage.user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls.at(-1)?.[0];
  };
  return { ...stage, submitted, onSubmit };
};

const control = () => screen.getByRole('combobox');

test('at least one is required, and the field says so', async () => {
  const { user, onSubmit } = await show([]);
  expect(screen.getByLabelText('Teams involved (required)')).toBe(control());
  await user.click(screen.getByText('Save'));
  await screen.findByText('1 field needs attention');
  expect(control()).toHaveAccessibleDescription('Please select at least 1');
  await waitFor(() => expect(control()).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('records are kept in the order of choosing', async () => {
  const { user, submitted } = await show([health]);
  await user.type(control(), 'data{Enter}{Escape}');
  expect(await submitted()).toEqual({ teams: [health, data] });
});

test('a chip is taken away by its cross and by Backspace', async () => {
  const { user, submitted } = await show([health, data, closed]);
  await user.click(control());
  await user.keyboard('{Backspace}{Escape}');
  expect(screen.queryByText('Closed team')).toBeNull();
  expect(await submitted()).toEqual({ teams: [health, data] });
});

test('one that is no longer offered stays', async () => {
  const { submitted } = await show([closed]);
  expect(screen.getByText('Closed team')).toBeVisible();
  expect(await submitted()).toEqual({ teams: [closed] });
});

test('what was before is said', async () => {
  await show([health, data], [health]);
  expect(control()).toHaveAccessibleDescription('Was: Health');
});
