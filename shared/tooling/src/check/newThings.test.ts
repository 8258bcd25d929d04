import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/* What CONTRIBUTING says of a new report, list and card, held to one that is there. */

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const contributing = textOf('CONTRIBUTING.md');

/** The files and folders of source that a section names, without texts and tests. */
const namedIn = (title: string): string[] => {
  const section = contributing.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? '';
  const paths = [...section.matchAll(/`((?:mf-|services\/|shared\/)[\w/.-]+)`/g)].map(([, path = '']) => path);
  return paths.filter((path) => !/\blocales\b|\.test\.tsx?$/.test(path));
};

const examples: [section: string, name: RegExp, rooms: string][] = [
  ['Add a report', /\bsource-?yield\b/i, '{mf,services,shared/contracts}{-,/}opportunities'],
  ['Add a list', /\bskills\b/, '{mf,services,shared/contracts}{-,/}admin'],
  ['Add a card', /\bSimilarCard\b/, 'mf-opportunities'],
];

test.each(examples)('%s: where it stands is where the section says, and nowhere else', (title, name, rooms) => {
  const files = globSync(`${rooms}/{module.json,{src,migrations}/**/*.{ts,tsx}}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && name.test(textOf(file)),
  );
  const places = namedIn(title);
  const placeOf = (file: string) => places.find((place) => file === place || file.startsWith(`${place}/`));
  expect(files.filter((file) => !placeOf(file))).toEqual([]);
  expect([...new Set(files.map(placeOf))].toSorted()).toEqual(places.toSorted());
});
