import '@testing-library/jest-dom';
import { object, text } from '@bidwright/contract-kit';
import { Form, TextField } from '@bidwright/remote-kit/forms';
import { Messages } from '@bidwright/remote-kit/intl';
import { AppTheme } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { RecentAlerts } from '../alerts/RecentAlerts.tsx';
import { boot } from '../boot.ts';
import { RouteError } from '../errors/RouteError.tsx';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { ShellHooks } from './ShellHooks.tsx';

const Broken = () => {
  throw new Error('no such field');
};

const Telling = () => {
  const alert = useAlert();
  return (
    <>
      {(['Saved', 'Removed'] as const).map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => alert({ severity: 'success', text, detail: `${text} by Dana` })}
        >
          {text} it
        </button>
      ))}
    </>
  );
};

const schema = object({ name: text(50) });

const Stage = () => (
  <ShellHooks person={boot.user ?? { id: '', name: '', email: '', permissions: [], teams: [] }}>
    <Link to="/elsewhere">Elsewhere</Link>
    <Link to="/broken">Broken</Link>
    <Link to="/told">What was told</Link>
    <Telling />
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
    { ErrorBoundary: RouteError, children: [{ path: '/broken', Component: Broken }] },
    { path: '/told', element: <RecentAlerts onClose={() => undefined} /> },
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

test('what was told can be read again in a list, the last first', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Saved it' }));
  await user.click(screen.getByRole('button', { name: 'Removed it' }));
  expect(screen.getByRole('status')).toHaveTextContent('Removed');
  await user.click(screen.getByRole('link', { name: 'What was told' }));
  const list = await screen.findByRole('dialog', { name: 'Recent messages' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('RemovedRemoved by Dana'), expect.stringContaining('SavedSaved by Dana')]);
});

test('a page of the shell that fails leaves the frame, and the next navigation clears it', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Broken' }));
  expect(await screen.findByRole('heading', { name: 'This page failed' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'This page failed' })).toBeNull();
  silent.mockRestore();
});

test('an alert that comes just as the one before hides is shown', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Saved it' }));
  const close = within(await screen.findByRole('status')).getByRole('button', { name: 'Close' });
  act(() => {
    screen.getByRole('button', { name: 'Removed it' }).click();
    close.click();
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Removed by Dana');
});
