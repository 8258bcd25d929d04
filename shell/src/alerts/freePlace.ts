/** A part of the window, in pixels from its left upper corner. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that can be pressed. In the rows of a list it is one of many, and scrolls. */
export interface Target extends Area {
  isInRow: boolean;
}

/** Left between the alert and what it must not cover. */
const gap = 8;
const stepDown = 16;

const overlap = (one: Area, other: Area): number => {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) + gap;
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) + gap;
  return width > 0 && height > 0 ? width * height : 0;
};

/** How much of what can be pressed an area covers. One button of the page counts more than any number of rows. */
export const covered = (area: Area, targets: readonly Target[]): number =>
  targets.reduce((sum, target) => sum + overlap(area, target) * (target.isInRow ? 1 : 1000), 0);

/**
 * Where something of a size covers nothing that can be pressed: as far down in the room as possible, in its middle rather than at its sides.
 * Where there is no such place, the one that covers least.
 */
export const freePlace = (size: { width: number; height: number }, room: Area, targets: readonly Target[]): Area => {
  const spare = Math.max(0, room.width - size.width);
  const lefts = [spare / 2, 0, spare].map((from) => room.left + from);
  const lowest = room.top + room.height - size.height;
  let best = { left: room.left + spare / 2, top: lowest, ...size };
  let min = covered(best, targets);
  for (let top = lowest; top >= room.top && min > 0; top -= stepDown)
    for (const left of lefts) {
      const area = { left, top, ...size };
      const cover = covered(area, targets);
      if (cover < min) [best, min] = [area, cover];
    }
  return best;
};
