import type { Spot } from './block.ts';

/** Marks a cell of the grid, so that events anywhere in it tell which it is. */
export const spotMark = ({ row, col }: Spot) => ({ 'data-row': row, 'data-col': col });

/** The cell in which something happened. */
export const spotOf = (target: EventTarget | null): Spot | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  return cell ? { row: Number(cell.dataset.row), col: Number(cell.dataset.col) } : undefined;
};

export const cellAt = (grid: HTMLElement | null, { row, col }: Spot): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`) ?? null;

export const isSameSpot = (one: Spot | undefined, other: Spot | undefined): boolean =>
  one?.row === other?.row && one?.col === other?.col;
