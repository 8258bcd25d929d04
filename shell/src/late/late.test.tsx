import { renderInShell } from '@bidwright/remote-kit/testing';
import type { View } from '@bidwright/shell-api';
import { act, screen } from '@testing-library/react';
import { texts } from '../language/texts.ts';
import { Failure } from '../modules/Failure.ts';
import { Late } from './Late.tsx';
import { Persistent } from './Persistent.tsx';

// React tells the console of each failure that a boundary caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page of the shell that does not come says so as the page, and Retry brings it with what it takes', async () => {
  let isThere = false;
  const view: View<{ word: string }> = {
    lazy: async () => {
      if (!isThere) throw new Failure('shared', 'No /assets/7.js', { reason: 'missing' });
      return { Component: ({ word }) => <h1>It was {word}</h1> };
    },
  };
  const { user } = await renderInShell(<Late view={view} handed={{ word: 'handed over' }} heading="h1" />, {
    messages: texts,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This did not load' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('One of its files is not on the server');
  isThere = true;
  await act(() => user.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'It was handed over' })).toBeVisible();
});

test('what the app cannot do without is tried again by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let failures = 2;
  const Needed = () => {
    if (failures > 0) throw new Failure('shared', 'No /assets/texts-en.js', { reason: 'slow' });
    return 'Here';
  };
  await renderInShell(
    <Persistent>
      <Needed />
    </Persistent>,
  );
  expect(screen.queryByText('Here')).toBeNull();
  while (failures > 0) {
    failures -= 1;
    act(() => jest.advanceTimersByTime(2000));
  }
  expect(await screen.findByText('Here')).toBeInTheDocument();
  jest.useRealTimers();
});
