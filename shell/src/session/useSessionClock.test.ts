import { pauseBefore } from './useSessionClock.ts';

test('a session is looked at five minutes before its end, each minute from there, and at its end', () => {
  expect(pauseBefore(1000)).toBe(700);
  expect(pauseBefore(301)).toBe(1);
  expect(pauseBefore(300)).toBe(60);
  expect(pauseBefore(90)).toBe(60);
  expect(pauseBefore(20)).toBe(21);
  expect(pauseBefore(0)).toBe(1);
});

test('a clock that is wrong is found out within an hour', () => {
  expect(pauseBefore(86_400)).toBe(3600);
});
