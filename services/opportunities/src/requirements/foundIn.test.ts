import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundIn } from './foundIn.ts';

const folder = join(import.meta.dirname, 'corpus');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.key'))
  .map((name) => name.slice(0, -'.key'.length));

interface Demand {
  kind: string;
  words: string;
}

const keyOf = (name: string): Demand[] =>
  read(`${name}.key`)
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', words = ''] = line.split('|');
      return { kind, words };
    });

/** Each line of a key counts for one demand at most. */
const measured = (name: string) => {
  const found = foundIn(read(`${name}.txt`));
  const key = keyOf(name);
  const taken = new Set<number>();
  const missed = key.filter(({ words }) => {
    const at = found.findIndex(({ text }, place) => !taken.has(place) && text.includes(words));
    if (at >= 0) taken.add(at);
    return at < 0;
  });
  const wrong = found.filter((_one, at) => !taken.has(at));
  return {
    recall: (key.length - missed.length) / key.length,
    precision: taken.size / found.length,
    missed: missed.map(({ words }) => words),
    wrong: wrong.map(({ text }) => text),
  };
};

test('passages of six agencies are kept', () => {
  expect(names).toHaveLength(7);
});

test.each(names)('%s: at least 95 of 100 demands are found, and 80 of 100 that are found are some', (name) => {
  const { recall, precision, missed, wrong } = measured(name);
  expect({ name, missed, isEnough: recall >= 0.95 }).toMatchObject({ isEnough: true });
  expect({ name, wrong, isEnough: precision >= 0.8 }).toMatchObject({ isEnough: true });
});
