import { seriesOf } from './seriesOf.ts';

const part = (key: string, value: number) => ({ key, name: key.toUpperCase(), figures: { value } });
const row = (key: string, ...parts: ReturnType<typeof part>[]) => ({ key, name: key, figures: {}, parts });

test('each part is a series in the order of the parts, nothing where a row has none of it', () => {
  const answer = {
    rows: [row('x', part('b', 2), part('a', 1)), row('y', part('b', 4))],
    parts: [part('a', 1), part('b', 6)],
  };
  expect(seriesOf(answer, 'value').series.map(({ part, values }) => [part?.key, values])).toEqual([
    ['a', [1, 0]],
    ['b', [2, 4]],
  ]);
});

test('of many parts the largest stay apart, the others are one', () => {
  const parts = [1, 7, 2, 6, 5, 4, 3].map((value) => part(`p${value}`, value));
  const { series } = seriesOf({ rows: [row('x', ...parts)], parts }, 'value');
  expect(series.map(({ part, values }) => [part?.key, values])).toEqual([
    ['p7', [7]],
    ['p6', [6]],
    ['p5', [5]],
    ['p4', [4]],
    ['p3', [3]],
    [undefined, [3]],
  ]);
});
