import { object, text } from '@bidwright/contract-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Dialog } from '../overlay/Dialog.tsx';
import { renderInShell } from '../testing/renderInShell.tsx';
import { ChangeCount } from './ChangeCount.tsx';
import { Form, type FormProps } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { LongTextField } from './LongTextField.tsx';
import { TextField } from './TextField.tsx';

const schema = object({
  name: text(10).required(),
  number: text(100),
  notes: text(300),
});
type Values = { name: string; number: string | null; notes: string | null };

const show = (props: Partial<FormProps<Values>> = {}) => {
  const onSubmit = jest.fn<ReturnType<FormProps<Values>['onSubmit']>, Parameters<FormProps<Values>['onSubmit']>>();
  const form = (
    <Form schema={schema} onSubmit={onSubmit} {...props}>
      <ChangeCount />
      <TextField name="name" label="Name" help="As the posting has it" />
      <TextField name="number" label="Number" />
      <LongTextField name="notes" label="Notes" />
      <FormActions submit="Save changes" cancel="Cancel" />
    </Form>
  );
  return renderInShell(form).then((stage) => ({ ...stage, onSubmit }));
};

const summary = () => screen.getByRole('alert');
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('nothing is said before there is anything to say', async () => {
  const { user } = await show();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByLabelText('Number'), '7');
  expect(screen.queryByText('This field is required')).toBeNull();
});

test('a field that is left is checked', async () => {
  const { user } = await show();
  await user.click(screen.getByLabelText(/^Name/));
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toBeInvalid());
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('This field is required');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a field that is left by a press is checked when that is over, so that no button moves away under the pointer', async () => {
  const { user } = await show();
  const field = screen.getByLabelText(/^Name/);
  await user.click(field);
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(field).not.toHaveFocus();
  await expect(waitFor(() => expect(field).toBeInvalid(), { timeout: 200 })).rejects.toThrow('toBeInvalid');
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(field).toBeInvalid());
});

test('a submit lists what is wrong, goes to the first of it, and its links lead to the fields', async () => {
  const { user, onSubmit } = await show({ initial: { number: 'n'.repeat(101) } });
  await user.click(save());
  expect(await screen.findByText('2 fields need attention')).toBeVisible();
  expect(
    within(summary())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Name: This field is required', 'Number: At most 100 characters']);
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
  await user.click(within(summary()).getByRole('button', { name: 'Number' }));
  expect(screen.getByLabelText('Number')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('mending a field takes its fault away without moving the focus', async () => {
  const { user } = await show();
  await user.click(save());
  await screen.findByText('1 field needs attention');
  await user.type(screen.getByLabelText(/^Name/), 'Ferry');
  expect(await screen.findByText('As the posting has it')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
});

test('what is submitted is as it is kept, with what was changed apart', async () => {
  const { user, onSubmit } = await show({ initial: { name: 'Ferry', number: '1' } });
  await user.clear(screen.getByLabelText('Number'));
  await user.type(screen.getByLabelText('Notes'), '  later  ');
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledWith(
    { name: 'Ferry', number: null, notes: 'later' },
    { number: null, notes: 'later' },
  );
});

test('a second submit sends only what changed since the first', async () => {
  const { user, onSubmit } = await show({ initial: { name: 'Ferry' } });
  await user.type(screen.getByLabelText('Number'), '7');
  await user.click(save());
  await user.type(screen.getByLabelText('Notes'), 'x');
  await user.click(save());
  expect(onSubmit.mock.calls.map(([, changed]) => changed)).toEqual([{ number: '7' }, { notes: 'x' }]);
});

test('faults that the server finds land on their fields and stay until the value is another one', async () => {
  const fields = { number: { key: 'validation.taken', message: 'In the server’s words' } };
  const onSubmit = jest
    .fn()
    .mockResolvedValueOnce({ code: 'invalid', message: 'No', fields })
    .mockResolvedValue(undefined);
  const { user } = await show({ initial: { name: 'Ferry', number: '7' }, onSubmit });
  await user.click(save());
  const field = screen.getByLabelText('Number');
  expect(await screen.findByText('1 field needs attention')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Another record already has this value');
  await waitFor(() => expect(field).toHaveFocus());
  await user.tab();
  await waitFor(() => expect(field).toBeInvalid());
  await user.type(field, '8');
  expect(field).toBeValid();
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('the same values may be tried again after a refusal', async () => {
  const fields = { number: { key: 'validation.taken', message: 'Taken' } };
  const onSubmit = jest
    .fn()
    .mockResolvedValueOnce({ code: 'invalid', message: 'No', fields })
    .mockResolvedValue(undefined);
  const { user } = await show({ initial: { name: 'Ferry', number: '7' }, onSubmit });
  await user.click(save());
  await screen.findByText('1 field needs attention');
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure that is no field’s is said, and nothing typed is lost', async () => {
  const onSubmit = jest.fn().mockResolvedValue({ code: 'offline', message: 'x' });
  const { user, held } = await show({ initial: { name: 'Ferry' }, onSubmit });
  await user.type(screen.getByLabelText('Number'), '7');
  await user.click(save());
  expect(await screen.findByText('The server cannot be reached. Check your connection and try again.')).toBeVisible();
  expect(summary()).toHaveFocus();
  expect(screen.getByLabelText('Number')).toHaveValue('7');
  expect(held()).toBe(true);
});

test('Ctrl and Cmd with Enter submit from any field, Esc cancels', async () => {
  const onCancel = jest.fn();
  const { user, onSubmit } = await show({ initial: { name: 'Ferry' }, onCancel });
  await user.click(screen.getByLabelText('Notes'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('in a dialog Esc gives the form up before any of its fields has the focus, and asks where something is typed', async () => {
  const onCancel = jest.fn();
  const { user } = await renderInShell(
    <Dialog open form title="New harbor" onClose={onCancel}>
      <Form schema={schema} initial={{ name: 'Ferry' }} onSubmit={jest.fn()} onCancel={onCancel}>
        <LongTextField name="notes" label="Notes" />
      </Form>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'New harbor' });
  act(() => dialog.focus());
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Notes'), 'Long thoughts');
  act(() => dialog.focus());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('Esc and Cancel ask before changes are thrown away', async () => {
  const onCancel = jest.fn();
  const { user } = await show({ initial: { name: 'Ferry' }, onCancel });
  await user.type(screen.getByLabelText('Notes'), 'Long thoughts');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Notes')).toHaveValue('Long thoughts');
  expect(screen.getByLabelText('Notes')).toHaveFocus();
  expect(onCancel).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(screen.getByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
});

test('what a draft keeps is given up without a question', async () => {
  const onCancel = jest.fn();
  const { user } = await show({ onCancel, kept: true });
  await user.type(screen.getByLabelText('Notes'), 'Kept{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('the summary has the order of the page', async () => {
  const fields = object({ notes: text(3), number: text(3), name: text(10).required() });
  const { user } = await renderInShell(
    <Form schema={fields} initial={{ notes: 'long', number: 'long' }} onSubmit={() => undefined}>
      <TextField name="name" label="Name" />
      <TextField name="number" label="Number" />
      <TextField name="notes" label="Notes" />
      <FormActions submit="Save changes" />
    </Form>,
  );
  await user.click(save());
  await screen.findByText('3 fields need attention');
  const links = within(summary()).getAllByRole('button');
  expect(links.map((link) => link.textContent)).toEqual(['Name', 'Number', 'Notes']);
});

test('a submit under way is not sent twice', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const onSubmit = jest.fn(() => promise);
  const { user } = await show({ initial: { name: 'Ferry' }, onSubmit });
  await user.click(screen.getByLabelText('Number'));
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(save()).toBeDisabled();
  resolve(undefined);
  await waitFor(() => expect(save()).toBeEnabled());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('leaving asks while something is unsaved, and no longer once it is saved', async () => {
  const order: string[] = [];
  const { user, held } = await show({
    initial: { name: 'Ferry' },
    onSubmit: () => Promise.resolve(() => void order.push(`leaves ${held() ? 'asking' : 'freely'}`)),
  });
  expect(held()).toBe(false);
  await user.type(screen.getByLabelText('Number'), '7');
  expect(held()).toBe(true);
  await user.click(save());
  await waitFor(() => expect(order).toEqual(['leaves freely']));
  await user.type(screen.getByLabelText('Number'), '8');
  expect(held()).toBe(true);
});

test('a draft hears of changes, not of the start, and keeps leaving free', async () => {
  const onChange = jest.fn();
  const { user, held } = await show({ initial: { name: 'Ferry' }, onChange, kept: true });
  expect(onChange).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Number'), '7');
  expect(onChange).toHaveBeenLastCalledWith({ name: 'Ferry', number: '7', notes: null });
  expect(held()).toBe(false);
});

test('changed values are counted, marked, and say what they were', async () => {
  const was = { name: 'Ferry', number: null };
  const { user } = await show({ initial: was, was });
  await user.type(screen.getByLabelText(/^Name/), ' 2');
  await user.type(screen.getByLabelText('Number'), '7');
  expect(screen.getByText('Editing · 2 changes')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Was: Ferry');
  expect(screen.getByLabelText('Number')).toHaveAccessibleDescription('Was empty');
});

test('a form starts in the field it is told to', async () => {
  await show({ focus: 'number' });
  expect(screen.getByLabelText('Number')).toHaveFocus();
});

test('a step shows what the server refused after another step', async () => {
  const refused = {
    code: 'invalid',
    message: 'No',
    fields: {
      name: { key: 'validation.taken', message: 'Taken' },
      client: { key: 'validation.required', message: 'x' },
    },
  };
  await show({ initial: { name: 'Ferry' }, refused });
  expect(screen.getByText('1 field needs attention')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
});
