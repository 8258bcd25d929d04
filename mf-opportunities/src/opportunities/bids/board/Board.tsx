import type { Reference } from '@bidwright/contract-kit';
import { Box, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import { Dragging } from '../dragging/Dragging.tsx';
import { BoardCard } from './BoardCard.tsx';
import { BoardLane } from './BoardLane.tsx';
import { LanePicker } from './LanePicker.tsx';
import type { Lane } from './lanes.ts';

const ways: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const inset = 12;

/** By the arrow keys a card goes to the next column on that side, wherever the page begins. */
const nextColumn: KeyboardCoordinateGetter = (event, { context: { droppableRects, collisionRect } }) => {
  const way = ways[event.code];
  if (!way || !collisionRect) return undefined;
  event.preventDefault();
  const at = collisionRect.left + collisionRect.width / 2;
  const [next] = [...droppableRects.values()]
    .filter((rect) => (way > 0 ? rect.left > at : rect.right < at))
    .sort((one, other) => way * (one.left - other.left));
  return next && { x: next.left + inset, y: next.top + inset };
};

interface BoardProps {
  label: string;
  /** What its columns are, for choosing one where only one is shown. */
  of: string;
  /** The head of a column. */
  face: (place: Reference) => ReactNode;
  lanes: readonly Lane[];
  onMove: (record: BidRow, place: string) => void;
  /** Shows all of one place. */
  onMore: (place: string) => void;
}

const lifted = (bid: BidRow) => <BoardCard record={bid} lifted />;

/** So many columns, and cards of each, fill most screens. */
const screenful = { lanes: 5, cards: 5 };

/** Columns of cards. A card goes to another column by pointer, by keys, or by its menu. */
export const Board = ({ label, of, face, lanes, onMove, onMore }: BoardProps) => {
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [picked, setPicked] = useState<string>();
  const one = lanes.find(({ place }) => place.id === picked) ?? lanes.find(({ bids }) => bids.length > 0) ?? lanes[0];
  const shown = narrow && one ? [one] : lanes;
  return (
    <Dragging
      bids={lanes.flatMap(({ bids }) => bids)}
      next={nextColumn}
      placeName={(id) => lanes.find(({ place }) => place.id === id)?.place.name ?? ''}
      keys="opportunities.board.keys"
      onDrop={onMove}
      lifted={lifted}
    >
      {narrow && one && <LanePicker label={of} lanes={lanes} value={one.place.id} onChange={setPicked} />}
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
        {shown.map((lane, at) => (
          <BoardLane
            key={lane.place.id}
            face={face}
            lane={lane}
            lanes={lanes}
            wide={narrow}
            atOnce={at < screenful.lanes ? screenful.cards : 0}
            onMove={onMove}
            onMore={onMore}
          />
        ))}
      </Box>
    </Dragging>
  );
};
