import { type Printed, type Row, rowsOf } from './rows.ts';

/** Where nothing is printed between two columns. */
interface Gutter {
  start: number;
  end: number;
}

/** Points of the widest page that is looked at. */
const widest = 5000;

const least = {
  /** Points between two columns. */
  gutter: 10,
  /** Rows that stand beside each other, and times that the page goes from one column back to the other. */
  rows: 6,
  /** Of the width of a column, what most of its lines fill: cells of tables fill less. */
  fill: 0.55,
  /** Letters of most lines of a column. */
  letters: 25,
};
/** Of the lines of a column, those that begin with a capital or a number at most: cells of tables do. */
const mostBegun = 0.7;
/** Where a gutter may be, in parts of the width. */
const middle = { from: 0.3, to: 0.7 };
/** A head or foot stands this many lines apart. */
const apart = 1.7;
/** Of the gaps between paragraphs, those that both sides share: more of them are in a table. */
const mostShared = 0.6;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const leftmost = (items: readonly Printed[]) => items.reduce((all, { start }) => Math.min(all, start), Infinity);
const rightmost = (items: readonly Printed[]) => items.reduce((all, { end }) => Math.max(all, end), -Infinity);

/** The widest strip of the middle that hardly a row has letters in. */
const gutterOf = (rows: readonly Row[]): Gutter | undefined => {
  const all = rows.flatMap(({ items }) => items);
  const left = leftmost(all);
  const width = rightmost(all) - left;
  if (!(width < widest)) return undefined;
  const from = Math.floor(left + width * middle.from);
  const covered = Array.from({ length: Math.ceil(width * (middle.to - middle.from)) }, () => 0);
  for (const { start, end } of all)
    for (let at = Math.max(0, Math.floor(start) - from); at < Math.min(covered.length, Math.ceil(end) - from); at += 1)
      covered[at] = (covered[at] ?? 0) + 1;
  const few = rows.length / 5;
  let best: Gutter | undefined;
  let began = 0;
  for (let at = 0; at <= covered.length; at += 1) {
    if ((covered[at] ?? Number.POSITIVE_INFINITY) <= few) continue;
    if (at - began > (best ? best.end - best.start : 0)) best = { start: from + began, end: from + at };
    began = at + 1;
  }
  return best && best.end - best.start >= least.gutter ? best : undefined;
};

const isAcross = ({ items }: Row, { start, end }: Gutter) => items.some((item) => item.start < end && item.end > start);

const isLeftOf =
  ({ end }: Gutter) =>
  (item: Printed) =>
    item.start < end;

const sidesOf = (row: Row, gutter: Gutter) => {
  const isLeft = isLeftOf(gutter);
  return { left: row.items.filter(isLeft), right: row.items.filter((item) => !isLeft(item)), place: row.place };
};
type Sides = ReturnType<typeof sidesOf>;

const line = (items: readonly Printed[]) => items.map(({ text }) => text).join(' ');

const widthOf = (items: readonly Printed[]) => rightmost(items) - leftmost(items);

/** Most lines of a side are long, go on to about its end, and begin within a sentence. */
const isProse = (lines: readonly Printed[][]) => {
  const texts = lines.map(line);
  const begun = texts.filter((text) => /^[\p{Lu}\d]/u.test(text)).length;
  if (begun > texts.length * mostBegun || median(texts.map(({ length }) => length)) < least.letters) return false;
  return median(lines.map(widthOf)) >= widthOf(lines.flat()) * least.fill;
};

/** Where paragraphs end on a side: heights after which there is more room than between its lines. */
const gapsOf = (places: readonly number[]) => {
  const steps = places.slice(1).map((place, at) => (places[at] ?? 0) - place);
  const usual = median(steps);
  return places.slice(0, -1).filter((_, at) => (steps[at] ?? 0) > usual * 1.3);
};

/** Rows of a table end together on both sides, paragraphs of columns do not. */
const isTable = (sides: readonly Sides[]) => {
  const placesOf = (side: 'left' | 'right') => sides.filter((one) => one[side].length > 0).map(({ place }) => place);
  const [left, right] = [gapsOf(placesOf('left')), gapsOf(placesOf('right'))];
  const shared = left.filter((place) => right.includes(place)).length;
  return shared > 2 && shared >= Math.min(left.length, right.length) * mostShared;
};

/** How often what comes on the right is followed by what stands on the left below it. */
const returns = (items: readonly Printed[], gutter: Gutter) => {
  const isLeft = isLeftOf(gutter);
  return items.filter((item, at) => {
    const before = items[at - 1];
    return before && isLeft(item) && !isLeft(before) && item.place < before.place;
  }).length;
};

/** A head or foot of the page: it stands apart from what it is above or below. */
const isEdge = (rows: readonly Row[], at: number, pitch: number) => {
  const gap = (one: number) => (rows[one]?.place ?? 0) - (rows[one + 1]?.place ?? 0);
  if (at === 0) return gap(0) > pitch * apart;
  return at === rows.length - 1 && gap(at - 1) > pitch * apart;
};

/**
 * The lines of a page whose two columns are printed line by line across both: the left column whole, then the right one, between what goes
 * over the whole width. Nothing of a page that is not so.
 */
export const inColumns = (items: readonly Printed[]): string[] | undefined => {
  const rows = rowsOf(items);
  const gutter = rows.length >= least.rows ? gutterOf(rows) : undefined;
  if (!gutter || returns(items, gutter) < least.rows) return undefined;
  const pitch = median(rows.slice(1).map(({ place }, at) => (rows[at]?.place ?? 0) - place));
  const whole = rows.map((row, at) => isAcross(row, gutter) || isEdge(rows, at, pitch));
  const sides = rows.map((row) => sidesOf(row, gutter));
  const inside = sides.filter((_, at) => !whole[at]);
  const [left, right] = [inside.map((one) => one.left), inside.map((one) => one.right)].map((side) =>
    side.filter((some) => some.length > 0),
  );
  if (!left || !right || left.length < least.rows || right.length < least.rows) return undefined;
  if (!isProse(left) || !isProse(right) || isTable(inside)) return undefined;

  const lines: string[] = [];
  let later: string[] = [];
  for (const [at, row] of rows.entries()) {
    const side = sides[at];
    if (whole[at]) {
      lines.push(...later, line(row.items));
      later = [];
    } else if (side) {
      if (side.left.length > 0) lines.push(line(side.left));
      if (side.right.length > 0) later.push(line(side.right));
    }
  }
  return [...lines, ...later];
};
