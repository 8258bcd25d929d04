import '@testing-library/jest-dom';
import { object, text } from '@bidwright/contract-kit';
import { Form, TextField } from '@bidwright/remote-kit/forms';
import { Messages } from '@bidwright/remote-kit/intl';
import { AppTheme } from '@bidwright/remote-kit/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { boot } from '../boot.ts';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { ShellHooks } from './ShellHooks.tsx';

const schema = object({ name: text(50) });

const Stage = () => (
  <ShellHooks person={boot.user ?? { id: '', name: '', email: '', permissions: [], teams: [] }}>
    <Link to="/elsewhere">Elsewhere</Link>
    <Outlet />
  </ShellHooks>
);

const open = async () => {
  const form = (
    <Form schema={schema} onSubmit={() => undefined}>
      <TextField name="name" label="Name" />
    </Form>
  );
  const children = [
    { path: '/', element: form },
    { path: '/elsewhere', element: <p>Another page</p> },
  ];
  const router = createMemoryRouter([{ element: <Stage />, children }]);
  render(
    <Provider store={store}>
      <AppTheme mode="light" preset="default" direction="ltr">
        <Messages language="en" load={texts}>
          <RouterProvider router={router} />
        </Messages>
      </AppTheme>
    </Provider>,
  );
  await screen.findByLabelText(/Name/);
  return userEvent.setup();
};

test('a form without changes is left without a question', async () => {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('Another page')).toBeVisible();
});

test('unsaved changes: stay keeps them, leave goes on', async () => {
  const user = await open();
  await user.type(screen.getByLabelText(/Name/), 'Harbor');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(screen.getByLabelText(/Name/)).toHaveValue('Harbor');

  await user.click(await screen.findByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});
