import { framesIn } from './stack.ts';

const bids = { name: 'opportunities', version: '1.0.0-abc' };
const [first, second] = [
  { ...bids, path: '136.9d00f91028.js', line: 1, column: 4711 },
  { name: 'shell', version: '2.0.0', path: 'assets/main.0123456789.js', line: 12, column: 3 },
];
const at = 'https://bids.firm.example/remotes/opportunities/1.0.0-abc/136.9d00f91028.js:1:4711';
const shellAt = 'https://bids.firm.example/assets/main.0123456789.js:12:3';

test.each([
  ['Chromium', `TypeError: Ana Novak has no bid\n    at async t (${at})\n    at ${shellAt}\n    at <anonymous>`],
  ['Firefox', `t@${at}\n@${shellAt}\nasync*onClick@https://elsewhere.example/a.js:1:1`],
  ['Safari', `t@${at}\n${shellAt}\n[native code]`],
])(
  'of what %s writes the places in files of the platform are kept, and nothing that may be about people',
  (_, stack) => {
    expect(framesIn(stack, '2.0.0')).toEqual([first, second]);
  },
);

test('a place in the shell says nothing where its version is not told', () => {
  expect(framesIn(`t@${at}\n@${shellAt}`, null)).toEqual([first]);
});

test('a long stack is cut, and one that is none is read at once', () => {
  expect(framesIn(`    at t (${at})\n`.repeat(100), '2.0.0')).toHaveLength(20);
  const began = performance.now();
  for (const odd of [
    '/remotes/'.repeat(500),
    'assets/:1'.repeat(500),
    `/assets/${'a.'.repeat(2000)}`,
    '\n'.repeat(4000),
  ])
    expect(framesIn(odd, '2.0.0')).toEqual([]);
  expect(performance.now() - began).toBeLessThan(500);
});
