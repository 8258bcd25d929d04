import { covered, freePlace } from './freePlace.ts';

const room = { left: 16, top: 84, width: 1000, height: 700 };
const size = { width: 300, height: 48 };
const target = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('nothing in the way: the bottom, in the middle', () => {
  expect(freePlace(size, room, [])).toEqual({ left: 366, top: 736, ...size });
});

test('above a bar that lies over the whole width at the bottom', () => {
  const bar = target(0, 720, 1100, 64);
  const place = freePlace(size, room, [bar]);
  expect(place.top + place.height).toBeLessThanOrEqual(bar.top);
  expect(place.top).toBeGreaterThan(600);
});

test('above a button in the middle rather than beside it: it is looked for in one place', () => {
  const button = target(480, 740, 80, 40);
  const place = freePlace(size, room, [button]);
  expect(place.left).toBe(366);
  expect(place.top + place.height).toBeLessThanOrEqual(button.top);
});

test('at a side where the middle is full', () => {
  const middle = [target(366, 0, 300, 800)];
  expect(freePlace(size, room, middle)).toEqual({ left: 16, top: 736, ...size });
  expect(covered(freePlace(size, room, [target(0, 0, 1100, 800)]), middle)).toBeGreaterThan(0);
});
