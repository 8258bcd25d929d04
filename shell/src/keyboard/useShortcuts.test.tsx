import { renderInShell } from '@bidwright/remote-kit/testing';
import { Page } from '@bidwright/remote-kit/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { overlay } from '../overlays/overlay.ts';
import { store } from '../store.ts';
import { watchKeys } from './keys.ts';
import { useShortcuts } from './useShortcuts.ts';

watchKeys();
beforeEach(() => void store.dispatch(overlay.actions.closed()));

const Listening = () => {
  useShortcuts();
  return null;
};

const open = (page?: ReactNode) =>
  renderInShell(
    <Provider store={store}>
      <Listening />
      <input />
      {page}
    </Provider>,
    { messages: texts, path: '/user/notifications' },
  );

const asked = () => [store.getState().overlay, store.getState().searchText];

const press = (key: string, more = {}, on: Element = document.body) => fireEvent.keyDown(on, { key, ...more });

test('keys pressed before the app could hear them count once it can', async () => {
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(store.getState().overlay).toBeNull();
  await open();
  expect(store.getState().overlay).toBe('search');
});

test('g and a letter lead to a page of the menu, also when pressed before the app could hear them', async () => {
  press('g');
  press('d');
  const { address } = await open();
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('what waited counts once, and what is typed is no shortcut', async () => {
  const { container, address } = await open();
  expect(store.getState().overlay).toBeNull();
  const input = container.querySelector('input') ?? document.body;
  for (const key of ['?', '/', 'g', 'd']) press(key, {}, input);
  expect([store.getState().overlay, address()]).toEqual([null, '/user/notifications']);
  press('?');
  expect(store.getState().overlay).toBe('shortcuts');
});

test('what is typed after the search was asked for waits for its field, and is no shortcut', async () => {
  const { address } = await open();
  press('k', { ctrlKey: true });
  for (const key of ['g', 'x', 'Backspace', 'd', ' ', '?', 'Shift']) press(key);
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'RFP 12' } });
  expect([...asked(), address()]).toEqual(['search', 'gd ?RFP 12', '/user/notifications']);
  store.dispatch(overlay.actions.closed());
  press('?');
  expect(asked()).toEqual(['shortcuts', '']);
});

test('a long question that was typed while the page came up counts whole', async () => {
  press('k', { ctrlKey: true });
  for (const letter of 'free people in March') press(letter);
  await open();
  expect(asked()).toEqual(['search', 'free people in March']);
});

test('a page that keeps keys until its content is there gets none of what is typed for the search', async () => {
  const content = Promise.withResolvers<string>();
  const Content = () => use(content.promise);
  const opening = open(
    <Page title="Bids">
      <Content />
    </Page>,
  );
  const heading = await screen.findByRole('heading');
  const type = (letters: string) => {
    for (const letter of letters) press(letter, {}, heading);
  };
  press('k', { ctrlKey: true }, heading);
  type('free people');
  await act(async () => content.resolve('All of them'));
  await opening;
  type(' in March');
  expect(asked()).toEqual(['search', 'free people in March']);
});

test('Esc closes the search also before its field is there, or its dialog hears keys; it opens empty again', async () => {
  const { container } = await open();
  for (const target of [document.body, container.querySelector('input') ?? document.body]) {
    press('k', { ctrlKey: true });
    press('f');
    press('Escape', {}, target);
    press('k', { ctrlKey: true });
    expect(asked()).toEqual(['search', '']);
  }
});
