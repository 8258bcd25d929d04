import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const files = globSync('{shell,shared/remote-kit,mf-*}/src/**/*.{ts,tsx}', { cwd: root });

/** MUI completes a number to a line for `border` and its four sides only. */
const isIncomplete = /\bborder(Block|Inline)(Start|End)?: *[1-9]/;

test('a border of a logical side says its style: a number alone is a width, and draws nothing', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => isIncomplete.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
