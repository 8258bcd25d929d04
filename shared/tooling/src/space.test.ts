import { tmpdir } from 'node:os';
import { lackOfSpace } from '../bin/space.mjs';

test('too little room on the disk is told in one line, with what is needed', () => {
  expect(lackOfSpace(tmpdir(), 0)).toBeUndefined();
  expect(lackOfSpace(tmpdir(), 1e12)).toMatch(
    /^Not enough disk space: \d+ MB free in \S+, 1000000000000 MB needed\. Free some and try again\.$/,
  );
});
