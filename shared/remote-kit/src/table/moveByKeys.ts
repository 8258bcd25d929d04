import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const sideways: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const places = '[data-opener], [data-edit], [data-menu]';

/** To the name of the row or to another cell of it that can be edited. */
const beside = (from: HTMLElement, key: string): HTMLElement | undefined => {
  const row = from.closest('tr');
  const step = sideways[key];
  if (!row || !step) return undefined;
  const cells = [...row.querySelectorAll<HTMLElement>(places)];
  const way = getComputedStyle(row).direction === 'rtl' ? -step : step;
  return cells[cells.indexOf(from) + way];
};

/** What stands in the same column of the other rows. */
const likeOf = ({ dataset: { edit, menu } }: HTMLElement): string => {
  if (menu) return '[data-menu]';
  return edit ? `[data-edit="${edit}"]` : '[data-opener]';
};

/**
 * On the name of a row, or on a cell that can be edited: up and down go to the next row or the one before, Home and End to the first and the
 * last, left and right along the row.
 */
export const moveByKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const from = event.currentTarget;
  const rows = from.closest('[data-rows]');
  if (!rows || event.altKey || event.ctrlKey || event.metaKey) return;
  const same = [...rows.querySelectorAll<HTMLElement>(likeOf(from))];
  const step = steps[event.key];
  const to = step ? same.indexOf(from) + step : { Home: 0, End: same.length - 1 }[event.key];
  const next = to === undefined ? beside(from, event.key) : same[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
