import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** A test by its file and words in its title, or a row of its table: `room/src/x.test.ts` "words of the title". */
const named = /`([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g;

const text = (path: string) => readFileSync(join(root, path), 'utf8');

/** Lists of a file, each entry with the lines that go on it. */
const entries = (path: string) =>
  text(path)
    .split(/^- /m)
    .slice(1)
    .map(
      (entry) =>
        entry
          .split(/\n(?=\n|#)/)[0]
          ?.replaceAll(/\s+/g, ' ')
          .trim() ?? '',
    );

const testsOf = (entry: string) => [...entry.matchAll(named)].map(([, file = '', title = '']) => ({ file, title }));

/** What stands in comments is no test. */
const withoutComments = (source: string) =>
  source.replaceAll(/^\s*\/\*\*[^]*?\*\//gm, '').replaceAll(/^\s*\/\/.*$/gm, '');

const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;

/** Titles of tests, and of suites, also of those that are made of a table: `test.each(…)('…')`. Skipped ones are none. */
const title = new RegExp(String.raw`(?:\b(?:test|describe)|\))\(\s*(${literal})`, 'g');

/** A row of such a table, or the call that makes a whole suite. */
const isCode = (words: string) => /^['[]|\($/.test(words);

/** Words of a title, or code as it stands in the source, on one line. */
const holds = (file: string, words: string) => {
  const source = withoutComments(text(file)).replaceAll(/\s+/g, ' ');
  if (isCode(words)) return source.includes(words);
  return [...source.matchAll(title)].some(([, found]) => found?.includes(words));
};

const files = globSync('docs/specification/*.md', { cwd: root }).filter((path) => !path.endsWith('README.md'));

test.each(files)('every sentence in %s names a test that is there', (path) => {
  const all = entries(path);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((entry) => testsOf(entry).length === 0)).toEqual([]);
  const gone = all.flatMap(testsOf).filter(({ file, title }) => !existsSync(join(root, file)) || !holds(file, title));
  expect(gone).toEqual([]);
});
