import { publication } from '../../testing/publications.ts';
import { blameFor } from './blame.ts';

const isOfOthers = blameFor({
  candidates: [publication('ftes').file],
  others: [publication('ftes').file, publication('admin').file],
});

test.each([
  ['at https://firm.example/remotes/admin/1.0.0/1.js:1:2', true],
  ['at https://firm.example/remotes/admin/1.0.0/1.js:1:2\nat https://firm.example/assets/react.js:1:2', true],
  ['at https://firm.example/remotes/ftes/1.1.0/1.js:1:2', false],
  ['at https://firm.example/remotes/admin/1.0.0/1.js:1:2\nat https://firm.example/remotes/ftes/1.1.0/1.js:1:2', false],
  ['at https://firm.example/assets/react.js:1:2', false],
  ['', false],
])('%j is of a module that is on already: %s', (where, expected) => {
  expect(isOfOthers(where)).toBe(expected);
});
