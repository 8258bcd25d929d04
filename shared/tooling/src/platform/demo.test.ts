import { isDemo } from './demo.ts';

test.each([
  [{}, true],
  [{ DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ DEMO: '0', NODE_ENV: 'production' }, false],
])('a start with %j is one of the demo: %s', (settings, demo) => {
  expect(isDemo(settings)).toBe(demo);
});

test('a setting that might be meant either way is refused', () => {
  expect(() => isDemo({ DEMO: 'false' })).toThrow('DEMO is 1 or 0, not "false"');
  expect(() => isDemo({ DEMO: '1', NODE_ENV: 'production' })).toThrow('does not go with NODE_ENV=production');
});
