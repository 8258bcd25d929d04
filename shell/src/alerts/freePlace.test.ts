import { covered, freePlace, type Target } from './freePlace.ts';

const room = { left: 16, top: 84, width: 1000, height: 700 };
const size = { width: 300, height: 48 };
const target = (left: number, top: number, width: number, height: number, isInRow = false): Target => ({
  left,
  top,
  width,
  height,
  isInRow,
});

test('nothing in the way: the bottom, in the middle', () => {
  expect(freePlace(size, room, [])).toEqual({ left: 366, top: 736, ...size });
});

test('above a bar that lies over the whole width at the bottom', () => {
  const bar = target(0, 720, 1100, 64);
  const place = freePlace(size, room, [bar]);
  expect(place.top + place.height).toBeLessThanOrEqual(bar.top);
  expect(place.top).toBeGreaterThan(600);
});

test('beside a button in the middle', () => {
  const place = freePlace(size, room, [target(480, 740, 80, 40)]);
  expect(place).toEqual({ left: 16, top: 736, ...size });
});

test('where rows are full of what can be pressed, it lies over rows rather than over the page’s own buttons', () => {
  const rows = Array.from({ length: 12 }, (_, row) => target(0, 100 + row * 50, 1100, 46, true));
  const pager = target(0, 700, 1100, 90);
  const place = freePlace(size, room, [...rows, pager]);
  expect(covered(place, [pager])).toBe(0);
  expect(covered(place, rows)).toBeGreaterThan(0);
});
