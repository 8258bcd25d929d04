import { type CollisionDetection, pointerWithin, rectIntersection } from '@dnd-kit/core';

/** Where the first corner of what is moved is. */
const cornerWithin: CollisionDetection = ({ collisionRect: { left, top }, droppableRects, droppableContainers }) =>
  droppableContainers.filter(({ id }) => {
    const rect = droppableRects.get(id);
    return rect && rect.left <= left && left < rect.right && rect.top <= top && top < rect.bottom;
  });

/** Where the pointer is. What is moved by keys has none, and may be wider than where it goes. */
export const underneath: CollisionDetection = (asked) => {
  const found = asked.pointerCoordinates ? pointerWithin(asked) : cornerWithin(asked);
  return found.length > 0 ? found : rectIntersection(asked);
};
