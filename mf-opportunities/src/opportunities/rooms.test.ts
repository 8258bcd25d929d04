import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Each may import itself and those before it: a field knows no bid, and a bid's page no list of bids. */
const rooms = ['field', 'bid', 'bids'];
const placeOf = (file: string) => rooms.indexOf(file.split('/', 1)[0] ?? '');

/** A test may open the whole page that its subject stands on. */
const sources = globSync('{field,bid,bids}/**/*.{ts,tsx}', { cwd: __dirname }).filter((file) => !/\.test\./.test(file));

const importsOf = (file: string) =>
  [...readFileSync(join(__dirname, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

test('fields, a bid and the lists of bids import one another in one direction', () => {
  expect(sources.length).toBeGreaterThan(200);
  const upwards = sources.flatMap((file) =>
    importsOf(file)
      .filter((to) => placeOf(to) > placeOf(file))
      .map((to) => `${file} imports ${to}`),
  );
  expect(upwards).toEqual([]);
});
