import { object, text } from '@bidwright/contract-kit';
import { screen } from '@testing-library/react';
import { Dialog } from '../overlay/Dialog.tsx';
import { renderInShell } from '../testing/renderInShell.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { TextField } from './TextField.tsx';

const form = (
  <Form schema={object({ name: text(10).required() })} onSubmit={jest.fn()} onCancel={jest.fn()}>
    <div>
      <TextField name="name" label="Name" />
      <FormActions submit="Add harbor" cancel="Cancel" />
    </div>
  </Form>
);
const button = (name: string) => screen.getByRole('button', { name });
const line = () => button('Add harbor').parentElement?.parentElement ?? document.body;

const inDialog = (children = form) =>
  renderInShell(
    <Dialog open form title="New harbor" onClose={jest.fn()}>
      {children}
    </Dialog>,
  );

test('the keys never part the two buttons', async () => {
  await renderInShell(form);
  expect(button('Cancel').parentElement).toBe(button('Add harbor').parentElement);
  expect(line()).toHaveTextContent(/^Ctrl Enter: Add harbor · Esc: cancel/);
});

test('in a dialog the buttons stay in sight, and no field that gets the focus is left below them', async () => {
  await inDialog();
  expect(line()).toHaveStyle({ position: 'sticky', insetBlockEnd: '-20px' });
  expect(getComputedStyle(screen.getByLabelText(/^Name/)).scrollMarginBlockEnd).toBe('84px');
});

test('on a page they are a line like any other', async () => {
  await renderInShell(form);
  expect(line()).not.toHaveStyle({ position: 'sticky' });
});

test('what follows a form in its dialog is not covered by its buttons', async () => {
  await inDialog(
    <>
      {form}
      <p>Comments</p>
    </>,
  );
  expect(line()).not.toHaveStyle({ position: 'sticky' });
});
