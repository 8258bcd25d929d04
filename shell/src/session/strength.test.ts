import { strength } from './strength.ts';

test.each([
  ['', 0],
  ['aaa', 1],
  ['Ab1!Cd2?', 2],
  ['aaaaaaaaaaaa', 2],
  ['harborandvale', 3],
  ['harbor and vale coast', 4],
  ['Harbor and vale, 1998', 5],
])('%s reaches step %i', (password, step) => {
  expect(strength(password)).toBe(step);
});
