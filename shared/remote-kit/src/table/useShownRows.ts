import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Up to here all rows are in the page, so that the browser's own search finds them. */
const whole = 100;

/**
 * Which rows of a long table are drawn, from `from` up to `to` (not included), and the heights in pixels that stand for the rest.
 * `rowHeight` is in pixels; with `all` every row is drawn.
 */
export const useShownRows = (
  count: number,
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  all: boolean,
) => {
  // Between groups stand heads, which no height stands for.
  const many = count > whole && !all;
  const virtual = useVirtualizer({
    count,
    enabled: many,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  if (!many) return { from: 0, to: count, before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? whole) + 1;
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight };
};
