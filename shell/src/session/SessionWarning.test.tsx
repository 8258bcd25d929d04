import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { SessionDialogs } from './SessionDialogs.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { session } from './session.ts';

const { ended, looked, resumed } = session.actions;

const minutesLeft = () => store.getState().session.minutesLeft;

let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  server = await callServer([], { 'shell/signOut': () => null });
});
afterEach(() => server.close());

const open = async (minutes: number) => {
  store.dispatch(looked(minutes));
  return renderInShell(
    <Provider store={store}>
      <SessionWarning minutes={minutes} />
    </Provider>,
    { messages: texts },
  );
};

test('it says how long the session lasts, and goes away', async () => {
  const { user } = await open(5);
  expect(screen.getByRole('dialog', { name: 'Your session ends in 5 minutes' })).toBeVisible();
  expect(screen.getByText(/Sessions last one day/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(minutesLeft()).toBeNull();
  expect(server.asks).toEqual([]);
});

test('who signs in again now ends the session first', async () => {
  const { user } = await open(1);
  expect(screen.getByRole('dialog', { name: 'Your session ends in 1 minute' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in again now' }));
  await waitFor(() => expect(store.getState().session.isOver).toBe(true));
  expect(server.asks.map(({ call }) => call)).toEqual(['signOut']);
  act(() => void store.dispatch(resumed()));
});

test('once it has ended, its person is asked for the password, and is told of nothing else', async () => {
  store.dispatch(looked(1));
  store.dispatch(ended());
  await renderInShell(
    <Provider store={store}>
      <SessionDialogs />
    </Provider>,
    { messages: texts },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(dialog).toHaveTextContent('dana@example.com');
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  act(() => void store.dispatch(resumed()));
});
