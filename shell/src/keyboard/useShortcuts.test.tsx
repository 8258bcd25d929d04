import { renderInShell } from '@bidwright/remote-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { overlay } from '../overlays/overlay.ts';
import { takeTypedAhead } from '../search/typedAhead.ts';
import { store } from '../store.ts';
import { watchKeys } from './keys.ts';
import { useShortcuts } from './useShortcuts.ts';

watchKeys();
beforeEach(() => void store.dispatch(overlay.actions.closed()));

const Listening = () => {
  useShortcuts();
  return null;
};

const open = () =>
  renderInShell(
    <Provider store={store}>
      <Listening />
      <input />
    </Provider>,
    { messages: texts, path: '/user/notifications' },
  );

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
  expect([store.getState().overlay, address()]).toEqual(['search', '/user/notifications']);
  expect(takeTypedAhead()).toBe('gd ?RFP 12');
  store.dispatch(overlay.actions.closed());
  press('?');
  expect([store.getState().overlay, takeTypedAhead()]).toEqual(['shortcuts', '']);
});

test('a long question that was typed while the page came up counts whole', async () => {
  press('k', { ctrlKey: true });
  for (const letter of 'free people in March') press(letter);
  await open();
  expect([store.getState().overlay, takeTypedAhead()]).toEqual(['search', 'free people in March']);
});

test('Esc closes the search also before its field is there', async () => {
  await open();
  press('k', { ctrlKey: true });
  press('Escape');
  expect(store.getState().overlay).toBeNull();
});
