import { Box, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardLane } from './BoardLane.tsx';
import { LanePicker } from './LanePicker.tsx';
import type { Lane } from './lanes.ts';
import { nextColumn } from './nextColumn.ts';
import { useSpokenMoves } from './useSpokenMoves.ts';

interface BoardProps {
  label: string;
  lanes: readonly Lane[];
  onMove: (record: OpportunityRecord, statusId: string) => void;
  /** Shows all of one status. */
  onMore: (statusId: string) => void;
}

/** Where the pointer is; a card that is moved by keys has none. */
const underneath: CollisionDetection = (asked) => {
  const within = pointerWithin(asked);
  return within.length > 0 ? within : rectIntersection(asked);
};

const keyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** Columns of cards. A card goes to another column by pointer, by keys, or by its menu. */
export const Board = ({ label, lanes, onMove, onMore }: BoardProps) => {
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [picked, setPicked] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const accessibility = useSpokenMoves(lanes);
  const sensors = useSensors(
    // A press that does not move is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, keyboardCodes }),
  );
  const find = (id: string | number | undefined) => lanes.flatMap(({ bids }) => bids).find((bid) => bid.id === id);
  const moved = find(dragged);
  const one = lanes.find(({ status }) => status.id === picked) ?? lanes.find(({ bids }) => bids.length > 0) ?? lanes[0];
  const shown = narrow && one ? [one] : lanes;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underneath}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const record = find(active.id);
        if (record && over) onMove(record, String(over.id));
      }}
    >
      {narrow && one && <LanePicker lanes={lanes} value={one.status.id} onChange={setPicked} />}
      <Box
        component="section"
        aria-label={label}
        tabIndex={0}
        sx={{
          display: 'flex',
          gap: 1.5,
          overflowX: 'auto',
          paddingBlockEnd: 1,
          minHeight: 'max(360px, calc(100dvh - 250px))',
        }}
      >
        {shown.map((lane) => (
          <BoardLane key={lane.status.id} lane={lane} lanes={lanes} wide={narrow} onMove={onMove} onMore={onMore} />
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>{moved && <BoardCard record={moved} lifted />}</DragOverlay>
    </DndContext>
  );
};
