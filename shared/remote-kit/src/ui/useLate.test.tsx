import { act, renderHook } from '@testing-library/react';
import { useLate } from './useLate.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (timeMs: number) => act(() => jest.advanceTimersByTime(timeMs));

test('what loads quickly shows nothing, what takes longer does', () => {
  pass(1000);
  const { result, unmount } = renderHook(useLate);
  pass(149);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  unmount();
});

test('a wait that follows another one goes on with it, one that begins later does not', () => {
  pass(1000);
  const code = renderHook(useLate);
  pass(100);
  code.unmount();
  const rows = renderHook(useLate);
  expect(rows.result.current).toBe(false);
  pass(50);
  expect(rows.result.current).toBe(true);
  rows.unmount();
  const next = renderHook(useLate);
  expect(next.result.current).toBe(true);
  next.unmount();
  pass(101);
  expect(renderHook(useLate).result.current).toBe(false);
});
