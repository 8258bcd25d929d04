import { object, text } from '@bidwright/contract-kit';
import { screen, waitFor } from '@testing-library/react';
import { Dialog } from '../overlay/Dialog.tsx';
import { renderInShell } from '../testing/renderInShell.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { TextField } from './TextField.tsx';

const schema = object({ name: text(10).required() });

test('a form in a dialog that a form has opened is sent alone', async () => {
  const outer = jest.fn();
  const inner = jest.fn();
  const { user } = await renderInShell(
    <Form schema={schema} initial={{ name: 'Ferry' }} onSubmit={outer}>
      <Dialog open title="Client" onClose={() => undefined}>
        <Form schema={schema} initial={{ name: 'Town' }} onSubmit={inner} focus="name">
          <TextField name="name" label="Name" />
          <FormActions submit="Add client" />
        </Form>
      </Dialog>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Add client' }));
  await waitFor(() => expect(inner).toHaveBeenCalledTimes(1));
  await user.click(screen.getByLabelText(/^Name/));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(inner).toHaveBeenCalledTimes(2));
  expect(outer).not.toHaveBeenCalled();
});
