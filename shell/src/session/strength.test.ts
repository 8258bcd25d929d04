import { strength } from './strength.ts';

test.each([
  ['', 0],
  ['aaa', 1],
  ['Ab1!Cd2?', 2],
  ['aaaaaaaaaaaaaaa', 2],
  ['\u{1f6a2}'.repeat(14), 1],
  ['harborandvales1', 3],
  ['harbor and vale coast', 4],
  ['Harbor and vale, 1998', 5],
])('%s reaches step %i', (password, step) => {
  expect(strength(password)).toBe(step);
});
