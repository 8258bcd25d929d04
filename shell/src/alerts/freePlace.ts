/** A part of the window, in pixels from its left upper corner. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Left between the alert and what it must not cover. */
const gap = 8;
const stepDown = 16;

const overlap = (one: Area, other: Area): number => {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) + gap;
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) + gap;
  return width > 0 && height > 0 ? width * height : 0;
};

/** How much of what can be pressed an area covers. */
export const covered = (area: Area, targets: readonly Area[]): number =>
  targets.reduce((sum, target) => sum + overlap(area, target), 0);

/**
 * Where something of a size covers nothing that can be pressed. It has one place, at the foot of the room in its middle; from there it
 * goes up as far as it must, and to a side only where the middle is full. Where there is no such place, the one that covers least.
 */
export const freePlace = (size: { width: number; height: number }, room: Area, targets: readonly Area[]): Area => {
  const spare = Math.max(0, room.width - size.width);
  const lowest = room.top + room.height - size.height;
  let best = { left: room.left + spare / 2, top: lowest, ...size };
  let min = covered(best, targets);
  for (const from of [spare / 2, 0, spare])
    for (let top = lowest; top >= room.top && min > 0; top -= stepDown) {
      const area = { left: room.left + from, top, ...size };
      const cover = covered(area, targets);
      if (cover < min) [best, min] = [area, cover];
    }
  return best;
};
