import type { PersonCapacity } from '@bidwright/contract-ftes';
import { askedMonths, type Filters, monthText, thisMonth, withSpan } from './filters.ts';
import { rowsOf } from './rowsOf.ts';

const filters: Filters = {
  text: '',
  teams: [],
  positions: [],
  skills: [],
  level: undefined,
  roles: false,
  bid: undefined,
  role: undefined,
  outlook: 'committed',
  span: '6',
  free: '50',
  from: undefined,
  to: undefined,
};

const person = (
  id: string,
  committed: number[],
  capacity = 1,
  capacities = committed.map(() => capacity),
): PersonCapacity => ({
  person: { id, name: id },
  position: null,
  teams: [],
  capacity,
  capacities,
  committed,
  expected: committed,
  exposure: committed,
  over: [],
});

const free = (people: PersonCapacity[], from: number, to: number) =>
  rowsOf(people, filters, { from, to }).map((row) => row.person.id);

test('who is free has enough in each month that was asked for, whatever the others hold', () => {
  const people = [person('later', [1, 0.5, 0.5]), person('once', [0, 0, 0.6]), person('always', [0.1, 0.1, 0.1])];
  expect(free(people, 0, 2)).toEqual(['always']);
  expect(free(people, 1, 2)).toEqual(['always', 'later']);
  expect(free(people, 0, 0)).toEqual(['once', 'always']);
});

test('who works part of the month has no more than that to give', () => {
  expect(free([person('half', [0], 0.5), person('less', [0.1], 0.5)], 0, 0)).toEqual(['half']);
});

test('who is away for a part of a month has less to give in it', () => {
  const away = person('away', [0.2, 0.2], 1, [0.6, 1]);
  expect(free([away], 0, 1)).toEqual([]);
  expect(free([away], 1, 1)).toEqual(['away']);
});

test('months are asked for in either order, alone, and never beyond what is shown', () => {
  const first = thisMonth();
  const asked = (from?: number, to?: number) =>
    askedMonths(
      {
        span: '6',
        from: from === undefined ? undefined : monthText(first + from),
        to: to === undefined ? undefined : monthText(first + to),
      },
      first,
    );
  expect(asked()).toEqual({ from: 0, to: 5 });
  expect(asked(2, 4)).toEqual({ from: 2, to: 4 });
  expect(asked(4, 2)).toEqual({ from: 2, to: 4 });
  expect(asked(3)).toEqual({ from: 3, to: 3 });
  expect(asked(undefined, 3)).toEqual({ from: 3, to: 3 });
  expect(asked(-5, 40)).toEqual({ from: 0, to: 5 });
});

test('fewer months ask nothing of those that are no longer shown', () => {
  const [near, far] = [monthText(thisMonth() + 2), monthText(thisMonth() + 20)];
  expect(withSpan('6', { from: near, to: far })).toEqual({ span: '6', from: near, to: undefined });
  expect(withSpan('24', { from: near, to: far })).toEqual({ span: '24', from: near, to: far });
});
