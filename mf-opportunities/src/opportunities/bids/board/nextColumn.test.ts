import { underneath } from '../dragging/underneath.ts';
import { nextColumn } from './nextColumn.ts';

const rect = (left: number, width: number) => ({ left, width, right: left + width, top: 0, height: 500, bottom: 500 });
/** Two empty columns between two that have cards. */
const droppableRects = new Map([
  ['writing', rect(0, 260)],
  ['review', rect(272, 40)],
  ['orals', rect(324, 40)],
  ['won', rect(376, 260)],
]);

const droppableContainers = [...droppableRects.keys()].map((id) => ({ id }));

/** Where a card of 240 pixels is after some keys. */
const wayOf = (...codes: string[]) => {
  let collisionRect = { ...rect(8, 240), top: 20, height: 100, bottom: 120 };
  return codes.map((code) => {
    const event = new KeyboardEvent('keydown', { code });
    const to = nextColumn(event, { context: { droppableRects, collisionRect } } as never);
    if (to) collisionRect = { ...rect(to.x, 240), top: to.y, height: 100, bottom: to.y + 100 };
    return underneath({ droppableRects, droppableContainers, collisionRect, pointerCoordinates: null } as never).map(
      ({ id }) => id,
    );
  });
};

test('by keys a card goes from column to column, also where they are narrower than the card', () => {
  expect(wayOf('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual([
    ['review'],
    ['orals'],
    ['won'],
    ['won'],
  ]);
  expect(wayOf('ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toEqual([
    ['review'],
    ['orals'],
    ['review'],
    ['writing'],
    ['writing'],
  ]);
});
