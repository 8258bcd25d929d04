import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundIn } from './foundIn.ts';

const folder = join(import.meta.dirname, 'samples');
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
      const [, kind = '', words = ''] = /^(\w+)\|(.+)$/.exec(line) ?? [];
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
    ofKind: key.filter(({ kind, words }) => found.some((one) => one.kind === kind && one.text.includes(words))).length,
    demands: key.length,
    missed: missed.map(({ words }) => words),
    wrong: wrong.map(({ text }) => text),
  };
};

test('nine usual forms of a solicitation are kept', () => {
  expect(names).toHaveLength(9);
});

test.each(names)('%s: at least 95 of 100 demands are found, and 80 of 100 that are found are some', (name) => {
  const { recall, precision, demands, missed, wrong } = measured(name);
  const [found, right] = [recall, precision].map((part) => Math.round(part * 100));
  process.stdout.write(`${name}: of ${demands} demands ${found} % are found; ${right} % of what is found are some\n`);
  expect({ name, missed, isEnough: recall >= 0.95 }).toMatchObject({ isEnough: true });
  expect({ name, wrong, isEnough: precision >= 0.8 }).toMatchObject({ isEnough: true });
});

test('nine of ten demands are said to be about what they are about', () => {
  const all = names.map(measured);
  const total = (of: 'ofKind' | 'demands') => all.reduce((sum, one) => sum + one[of], 0);
  expect(total('ofKind') / total('demands')).toBeGreaterThanOrEqual(0.9);
});
