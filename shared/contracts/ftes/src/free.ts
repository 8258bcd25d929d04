import type { PlannedWork } from './capacity.ts';

/** What somebody must have free, in which months: numbers of their places in `parts`, the last included. */
export interface Wanted {
  from: number;
  to: number;
  /** Part of a full month, in each of them; or month by month, where one that asks for nothing may hold whatever it does. */
  part: number | readonly number[];
}

/** Sums of parts are not exact. */
const tolerance = 0.005;

/** So many cases are looked at at most; somebody with that many open bids at once has no chance that could be said. */
const maxCases = 20_000;

/** A bid's plans for somebody, in the months that are asked for. Several plans for one bid come together or not at all. */
const bidsIn = (works: readonly PlannedWork[], { from, to }: Wanted) => {
  const bids = new Map<string, { chance: number; parts: number[] }>();
  for (const { bid, chance, parts } of works) {
    const found = bids.get(bid.id) ?? { chance, parts: Array.from({ length: to - from + 1 }, () => 0) };
    bids.set(bid.id, { chance, parts: found.parts.map((part, at) => part + (parts[from + at] ?? 0)) });
  }
  return [...bids.values()].filter(({ parts }) => parts.some((part) => part > 0));
};

const less = (rooms: readonly number[], parts: readonly number[]) => rooms.map((room, at) => room - (parts[at] ?? 0));

const roomFor = (capacity: number, part: Wanted['part'], at: number): number => {
  const wanted = typeof part === 'number' ? part : (part[at] ?? 0);
  return wanted > 0 ? capacity - wanted + tolerance : Number.POSITIVE_INFINITY;
};

/** The chance, from 0 to 1, that no month runs out of room; whole branches end where all or nothing fits. */
const chanceOfRoom = (
  rooms: readonly number[],
  hopes: readonly { chance: number; parts: number[]; rest: number[] }[],
): number | undefined => {
  let cases = 0;
  const look = (at: number, left: readonly number[]): number => {
    cases += 1;
    if (cases > maxCases || left.some((room) => room < 0)) return 0;
    const hope = hopes[at];
    if (!hope || less(left, hope.rest).every((room) => room >= 0)) return 1;
    return (1 - hope.chance) * look(at + 1, left) + hope.chance * look(at + 1, less(left, hope.parts));
  };
  const chance = look(0, rooms);
  return cases > maxCases ? undefined : chance;
};

/** Each with what it and all after it would take together. */
const withRests = <Hope extends { parts: number[] }>(hopes: readonly Hope[]) => {
  let rest: number[] | undefined;
  const backwards = hopes.toReversed().map((hope) => {
    rest = hope.parts.map((part, at) => part + (rest?.[at] ?? 0));
    return { ...hope, rest };
  });
  return backwards.toReversed();
};

/**
 * How likely somebody has so much free in each of some months, when each open bid is won or not by its own chance: exact, over all
 * that may happen. Undefined where too many bids are open at once for that.
 */
export const chanceFree = (
  works: readonly PlannedWork[],
  wanted: Wanted,
  capacities: readonly number[],
): number | undefined => {
  const bids = bidsIn(works, wanted);
  const whole = capacities.slice(wanted.from, wanted.to + 1).map((capacity, at) => roomFor(capacity, wanted.part, at));
  const rooms = bids.filter(({ chance }) => chance === 1).reduce((left, { parts }) => less(left, parts), whole);
  const open = bids.filter(({ chance }) => chance > 0 && chance < 1).toSorted((a, b) => sum(b.parts) - sum(a.parts));
  return chanceOfRoom(rooms, withRests(open));
};

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
