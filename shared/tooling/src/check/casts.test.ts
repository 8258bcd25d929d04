import { countCasts } from './casts.ts';

test('counts what is said to be of a type', async () => {
  expect(await countCasts('const a = b as unknown as C; const d = <E>f; const g = () => ({ h: i as J<K> });')).toBe(4);
});

test('counts no constants, names, checked shapes, comments and texts', async () => {
  const text = `import { a as b } from 'c'; // as Said
    export const d = [b] as const satisfies readonly E[];
    const f = g! + ' as H';`;
  expect(await countCasts(text)).toBe(0);
});

test('reads pages', async () => {
  expect(await countCasts('const a = <B c={d as E}>{f as G}</B>;', true)).toBe(2);
});
