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

/** How many seconds the session lasts once something was asked in it. */
let lasts = 0;
let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  let left = 300;
  server = await callServer([], {
    'shell/me': () => {
      left = lasts;
      return { user: { id: 'p1' } };
    },
    'shell/session': () => ({ left, unread: 0 }),
  });
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

test('it says how long the session lasts, and who stays goes on', async () => {
  lasts = 86_400;
  const { user } = await open(5);
  expect(screen.getByRole('dialog', { name: 'Your session ends in 5 minutes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(minutesLeft()).toBeNull());
  expect(server.asks.map(({ call }) => call)).toEqual(['me', 'session']);
});

test('a session that has lasted a week cannot be made longer, and says so', async () => {
  lasts = 60;
  const { user } = await open(1);
  expect(screen.getByRole('dialog', { name: 'Your session ends in 1 minute' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByText(/A session lasts a week at most/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
  expect(minutesLeft()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(minutesLeft()).toBeNull();
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
