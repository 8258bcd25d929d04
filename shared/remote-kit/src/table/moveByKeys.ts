import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** On the name of a row: arrows go to the next one or the one before, Home and End to the first and the last. */
export const moveByKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const rows = event.currentTarget.closest('[data-rows]');
  if (!rows || event.altKey || event.ctrlKey || event.metaKey) return;
  const names = [...rows.querySelectorAll<HTMLElement>('[data-opener]')];
  const step = steps[event.key];
  const to = step ? names.indexOf(event.currentTarget) + step : { Home: 0, End: names.length - 1 }[event.key];
  const next = to === undefined ? undefined : names[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
