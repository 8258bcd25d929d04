import { Box } from '@bidwright/remote-kit/ui';
import { DndContext, DragOverlay, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../useText.ts';
import { AddColumn } from './AddColumn.tsx';
import { Column } from './Column.tsx';
import { ItemFace } from './ItemFace.tsx';
import type { Board as BoardData } from './useBoard.ts';
import { useMove } from './useMove.ts';

interface BoardProps {
  board: BoardData;
  onOpen: (item: string) => void;
}

/** Columns of cards. A card goes elsewhere by pointer, or by the menu of its handle. */
export const Board = ({ board, onOpen }: BoardProps) => {
  const text = useText();
  const move = useMove();
  const [dragged, setDragged] = useState<string>();
  // A press that does not move is a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const { lanes, profiles } = board;
  const lifted = lanes.flatMap(({ items }) => items).find(({ id }) => id === dragged);

  /** Over a card it comes before that card, over a column to its end. */
  const drop = (id: string, over: string) => {
    const lane = lanes.find(({ column }) => column.id === over || column.itemIds.includes(over));
    if (!lane || id === over) return;
    const others = lane.column.itemIds.filter((one) => one !== id);
    const before = others.indexOf(over);
    void move({ id, columnId: lane.column.id, index: before < 0 ? others.length : before });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ screenReaderInstructions: { draggable: text('kanban.byMenu') } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, collisions }) => {
        setDragged(undefined);
        // A card lies in its column: the smaller of both is meant.
        const hit = collisions?.map(({ id }) => String(id)) ?? [];
        const over = hit.find((id) => !lanes.some(({ column }) => column.id === id)) ?? hit[0];
        if (over) drop(String(active.id), over);
      }}
    >
      <Box
        component="section"
        aria-label={text('kanban.board')}
        tabIndex={0}
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, overflowX: 'auto', paddingBlockEnd: 1 }}
      >
        {lanes.map((lane, at) => (
          <Column
            key={lane.column.id}
            lane={lane}
            at={at}
            lanes={lanes}
            profiles={profiles}
            onMove={move}
            onOpen={onOpen}
          />
        ))}
        <AddColumn />
      </Box>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {lifted && <ItemFace item={lifted} profiles={profiles} lifted />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
};
