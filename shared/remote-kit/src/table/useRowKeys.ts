import { type KeyboardEvent, useState } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const openersIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-opener]')];

/** Arrows move from row to row, Home and End to the first and the last. One row at a time is in the order of Tab. */
export const useRowKeys = (count: number) => {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const openers = openersIn(event.currentTarget);
    const at = openers.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const to = step ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? openers.length - 1 : undefined;
    const next = to === undefined ? undefined : openers[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { active: Math.min(active, Math.max(count - 1, 0)), setActive, onKeyDown };
};
