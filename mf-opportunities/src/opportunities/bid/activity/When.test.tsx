import { renderInShell } from '@bidwright/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { When } from './When.tsx';

afterEach(() => void jest.useRealTimers());

test('how long ago it was moves on while the page is open', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00') });
  await renderInShell(<When seconds={new Date('2026-11-20T11:58:00').getTime() / 1000} />);
  expect(screen.getByText('2 min. ago')).toBeVisible();
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(screen.getByText('5 min. ago')).toBeVisible();
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(screen.getByText('1 hr. ago')).toBeVisible();
});
