import type { ClientRect, KeyboardCoordinateGetter } from '@dnd-kit/core';

const ways: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

const inset = 6;

const middle = ({ left, top, width, height }: ClientRect) => ({ x: left + width / 2, y: top + height / 2 });

/** By the arrow keys an entry goes to the day beside, above or below the one it is over. */
export const nextDay: KeyboardCoordinateGetter = (event, { context: { droppableRects, over } }) => {
  const way = ways[event.code];
  if (!way || !over) return undefined;
  event.preventDefault();
  const from = middle(over.rect);
  const [next] = [...droppableRects.values()]
    .map((rect) => {
      const to = middle(rect);
      const along = way.x ? (to.x - from.x) * way.x : (to.y - from.y) * way.y;
      const aside = Math.abs(way.x ? to.y - from.y : to.x - from.x);
      return { rect, along, aside };
    })
    .filter(({ along, aside, rect }) => along > 1 && aside < rect.height / 2)
    .sort((one, other) => one.along - other.along);
  return next && { x: next.rect.left + inset, y: next.rect.top + inset };
};
