import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const ways: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const inset = 12;

/**
 * By the arrow keys a card goes to the next column on that side, wherever the page begins. A card is wider than an empty column: where its
 * corner is, it is.
 */
export const nextColumn: KeyboardCoordinateGetter = (event, { context: { droppableRects, collisionRect } }) => {
  const way = ways[event.code];
  if (!way || !collisionRect) return undefined;
  event.preventDefault();
  const { left: at } = collisionRect;
  const [next] = [...droppableRects.values()]
    .filter((rect) => (way > 0 ? rect.left > at : rect.right < at))
    .sort((one, other) => way * (one.left - other.left));
  return next && { x: next.left + inset, y: next.top + inset };
};
