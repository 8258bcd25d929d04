import { sameValue } from './sameValue.ts';

test.each([
  [null, ''],
  [null, undefined],
  [
    { id: '1', name: 'Health' },
    { name: 'Health and care', id: '1' },
  ],
  [[{ id: '1', name: 'a' }], [{ id: '1', name: 'a' }]],
  [
    { id: null, name: 'Own text' },
    { id: null, name: 'Own text' },
  ],
  [5, 5],
])('%j and %j say the same', (one, other) => {
  expect(sameValue(one, other)).toBe(true);
});

test.each([
  [null, 0],
  [null, false],
  ['a', 'A'],
  [
    { id: '1', name: 'a' },
    { id: '2', name: 'a' },
  ],
  [
    { id: null, name: 'a' },
    { id: null, name: 'b' },
  ],
  [
    [{ id: '1' }, { id: '2' }],
    [{ id: '2' }, { id: '1' }],
  ],
  [[], [{ id: '1' }]],
  [{ id: '1', name: 'a' }, null],
])('%j and %j differ', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
});
