import {
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BidRow } from '../../OpportunityRecord.ts';
import { underneath } from './underneath.ts';
import { type Spoken, useSpokenMoves } from './useSpokenMoves.ts';

interface DraggingProps extends Spoken {
  bids: readonly BidRow[];
  /** Where an arrow key takes what is lifted. */
  next: KeyboardCoordinateGetter;
  onDrop: (bid: BidRow, place: string) => void;
  /** What a bid looks like while it is moved. */
  lifted: (bid: BidRow) => ReactNode;
}

const keyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** Bids that go from one place to another by pointer, or by keys: Space lifts and drops, Esc takes it back. */
export const Dragging = (props: PropsWithChildren<DraggingProps>) => {
  const { bids, next, onDrop, lifted, placeName, keys, children } = props;
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(
    // A press that does not move is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: next, keyboardCodes }),
  );
  const find = (id: string | number | undefined) => bids.find((bid) => bid.id === id);
  const moved = find(dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underneath}
      accessibility={useSpokenMoves(bids, { placeName, keys })}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const bid = find(active.id);
        if (bid && over) onDrop(bid, String(over.id));
      }}
    >
      {children}
      {/* Within a page that still rises into its place, fixed would not mean the window. */}
      {createPortal(<DragOverlay dropAnimation={null}>{moved && lifted(moved)}</DragOverlay>, document.body)}
    </DndContext>
  );
};
