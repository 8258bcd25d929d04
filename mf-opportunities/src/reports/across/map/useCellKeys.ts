import { useTheme } from '@bidwright/remote-kit/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Cells } from './cellsOf.ts';

interface Cell {
  line: number;
  at: number;
}

const nameOf = ({ line, at }: Cell) => `${line} ${at}`;

/** The cells that hold anything, as they are read. */
const fullIn = ({ rows }: Cells): Cell[] =>
  rows.flatMap(({ cells }, line) => cells.flatMap(({ opens }, at) => (opens ? [{ line, at }] : [])));

/**
 * Which cell that holds anything comes next, so many rows and columns on. Where none lies straight on, it is the one that is read next,
 * for an arrow up or down that of another row: each cell is reached. Undefined at the first and the last.
 */
const nextOf = (full: Cell[], from: Cell, [down, along]: [number, number]): Cell | undefined => {
  const ordered = down + along > 0 ? full : full.toReversed();
  const ahead = ordered.slice(ordered.findIndex((one) => nameOf(one) === nameOf(from)) + 1);
  if (down === 0) return ahead[0];
  return ahead.find(({ at }) => at === from.at) ?? ahead.find(({ line }) => line !== from.line);
};

/** The keys of a map of cells: Tab reaches one of them, from there arrows lead on to the next that holds anything. */
export const useCellKeys = (map: Cells) => {
  const place = useRef<HTMLDivElement>(null);
  const onward = useTheme().direction === 'rtl' ? -1 : 1;
  const [reached, setReached] = useState('');
  const full = fullIn(map);
  const steps: Record<string, [number, number]> = {
    ArrowRight: [0, onward],
    ArrowLeft: [0, -onward],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
  };
  const onKeyDown = (event: KeyboardEvent, line: number, at: number) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nextOf(full, { line, at }, step);
    if (next) place.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(next)}"]`)?.focus();
  };
  return {
    place,
    /** The one that Tab reaches. */
    current: nameOf(full.find((cell) => nameOf(cell) === reached) ?? full[0] ?? { line: 0, at: 0 }),
    onKeyDown,
    onFocus: (line: number, at: number) => setReached(nameOf({ line, at })),
  };
};
