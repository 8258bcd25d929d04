import { secondsToNextCheck } from './useSessionClock.ts';

test('a session is looked at five minutes before its end, each minute from there, and at its end', () => {
  expect(secondsToNextCheck(1000)).toBe(700);
  expect(secondsToNextCheck(301)).toBe(1);
  expect(secondsToNextCheck(300)).toBe(60);
  expect(secondsToNextCheck(90)).toBe(60);
  expect(secondsToNextCheck(20)).toBe(21);
  expect(secondsToNextCheck(0)).toBe(1);
});

test('a clock that is wrong is found out within an hour', () => {
  expect(secondsToNextCheck(86_400)).toBe(3600);
});
