import type { Write } from './draft.ts';
import type { Line } from './lines.ts';

/** The most that can be planned of a month: everything twice. */
export const max = 2;

/** The least step of a part: a hundredth of a percent. */
export const rounded = (part: number) => Math.round(Math.min(max, Math.max(0, part)) * 10_000) / 10_000;

const plannedIn = ({ parts }: Line): [month: number, part: number][] =>
  Object.entries(parts)
    .filter(([, part]) => part > 0)
    .map(([month, part]) => [Number(month), part]);

/** The rows some months later, or earlier. */
export const shifted = (lines: readonly Line[], by: number): Write[] =>
  lines.flatMap((line) => {
    const planned = plannedIn(line);
    const moved = new Map(planned.map(([month, part]) => [month + by, part]));
    const left = planned.filter(([month]) => !moved.has(month)).map(([month]) => ({ key: line.key, month, part: 0 }));
    return [...left, ...[...moved].map(([month, part]) => ({ key: line.key, month, part }))];
  });

/** Gives a share of a row’s months to another row, on top of what that has. */
export const splitTo = (from: Line, to: Pick<Line, 'key' | 'parts'>, share: number): Write[] =>
  plannedIn(from).flatMap(([month, part]) => {
    const given = rounded(part * share);
    return [
      { key: from.key, month, part: rounded(part - given) },
      { key: to.key, month, part: rounded((to.parts[month] ?? 0) + given) },
    ];
  });

/** Every month of the rows so many times. */
export const scaled = (lines: readonly Line[], factor: number): Write[] =>
  lines.flatMap((line) =>
    plannedIn(line).map(([month, part]) => ({ key: line.key, month, part: rounded(part * factor) })),
  );

/** The months of another plan’s rows, which begin in the month `first`. Who is in the plan already gets them too. */
export const copiedFrom = (others: readonly Line[], first: number | undefined): { seats: Line[]; writes: Write[] } => {
  const begin = Math.min(...others.flatMap((line) => plannedIn(line).map(([month]) => month)));
  const by = first === undefined || !Number.isFinite(begin) ? 0 : first - begin;
  return {
    seats: [...others],
    writes: others.flatMap((line) =>
      plannedIn(line).map(([month, part]) => ({ key: line.key, month: month + by, part })),
    ),
  };
};
