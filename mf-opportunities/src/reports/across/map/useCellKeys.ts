import { useTheme } from '@bidwright/remote-kit/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Cells } from './cellsOf.ts';

/** Which cell that holds anything comes next, so many rows and columns on; undefined where there is none. */
const nextOf = ({ rows }: Cells, line: number, at: number, [down, along]: [number, number]): string | undefined => {
  for (let [to, on] = [line + down, at + along]; rows[to]?.cells[on]; to += down, on += along)
    if (rows[to]?.cells[on]?.opens) return `${to} ${on}`;
  return undefined;
};

/** The keys of a map of cells: Tab reaches one of them, from there arrows lead on to the next that holds anything. */
export const useCellKeys = (map: Cells) => {
  const place = useRef<HTMLDivElement>(null);
  const onward = useTheme().direction === 'rtl' ? -1 : 1;
  const [reached, setReached] = useState('');
  const full = map.rows.flatMap(({ cells }, line) =>
    cells.flatMap(({ opens }, at) => (opens ? [`${line} ${at}`] : [])),
  );
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
    const next = nextOf(map, line, at, step);
    if (next) place.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  return {
    place,
    /** The one that Tab reaches. */
    current: full.includes(reached) ? reached : full[0],
    onKeyDown,
    onFocus: (line: number, at: number) => setReached(`${line} ${at}`),
  };
};
