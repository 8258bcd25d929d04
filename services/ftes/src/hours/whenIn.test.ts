import { monthAt } from '@bidwright/contract-ftes';
import { whenIn } from './whenIn.ts';

/** As `2026-3` or `2026-3-14`; what a person is told where it is neither. */
const read = (text: string, year = '', order?: 'dayFirst' | 'monthFirst') => {
  const found = whenIn(text, year, order);
  if ('key' in found) return found.key;
  const { year: of, month } = monthAt(found.month);
  return [of, month, ...(found.day ? [found.day] : [])].join('-');
};

test.each([
  ['2026-03', '2026-3'],
  ['2026/3', '2026-3'],
  ['3/2026', '2026-3'],
  ['03.2026', '2026-3'],
  ['2026-03-14', '2026-3-14'],
  ['2026-03-14T00:00:00.000Z', '2026-3-14'],
  ['Mar 2026', '2026-3'],
  ['March-2026', '2026-3'],
  ['14 March 2026', '2026-3-14'],
  ['février 2026', '2026-2'],
  ['fevr. 2026', '2026-2'],
  ['14 août 2026', '2026-8-14'],
  ['iunie 2026', '2026-6'],
  ['IUL. 2026', '2026-7'],
  ['2026年3月', '2026-3'],
  ['2026年3月14日', '2026-3-14'],
  ['14/03/2026', '2026-3-14'],
  ['3/14/2026', '2026-3-14'],
  ['5.5.2026', '2026-5-5'],
])('“%s” is read as %s', (text, found) => {
  expect(read(text)).toBe(found);
});

test('a day that may be two is told by what comes first', () => {
  expect(read('03/04/2026')).toBe('import.dateOrder');
  expect(read('03/04/2026', '', 'dayFirst')).toBe('2026-4-3');
  expect(read('03/04/2026', '', 'monthFirst')).toBe('2026-3-4');
});

test('beside a year stand the month alone, its name, or both once more', () => {
  for (const text of ['3', '03', 'March', 'mars', '2026-03']) expect(read(text, '2026')).toBe('2026-3');
  expect(read('2026-03', '2025')).toBe('ftes.hours.month');
});

test.each(['', '2026', '2026-13', '2026-02-30', '13/13/2026', '1999-03', 'Sprint 2026', 'March', '31/02/2026'])(
  '“%s” is no month',
  (text) => {
    expect(read(text)).toBe('ftes.hours.month');
  },
);
