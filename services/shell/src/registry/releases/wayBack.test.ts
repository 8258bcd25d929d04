import { wayBack } from './wayBack.ts';

const after = (...versions: (string | null)[]) => wayBack(versions.map((version) => ({ version })));

test.each([
  [after(), null],
  [after('1'), null],
  [after('1', '2'), '1'],
  [after('1', '2', '2'), '1'],
  [after('1', '2', '3'), '2'],
  [after('1', '2', '3', '2'), '1'],
  [after('1', '2', '3', '2', '1'), null],
  [after('1', '2', '1', '3'), '1'],
  [after('1', null), '1'],
  [after(null, '1'), null],
])('a way back leads one step back, and two lead two: %#', (found, wanted) => {
  expect(found).toBe(wanted);
});
