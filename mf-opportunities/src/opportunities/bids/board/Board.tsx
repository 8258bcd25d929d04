import { Box, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import { Dragging } from '../dragging/Dragging.tsx';
import { BoardCard } from './BoardCard.tsx';
import { BoardLane } from './BoardLane.tsx';
import { LanePicker } from './LanePicker.tsx';
import type { LaneProps } from './laneProps.ts';
import { nextColumn } from './nextColumn.ts';

interface BoardProps extends LaneProps {
  label: string;
  /** What its columns are, for choosing one where only one is shown. */
  of: string;
}

const lifted = (bid: BidRow) => <BoardCard record={bid} lifted />;

/** So many columns, and cards of each, fill most screens. */
const screenful = { lanes: 5, cards: 5 };

/** It scrolls by itself, below the heads of its columns. A phone shows one column, and scrolls as a page. */
const scroller = {
  height: 'max(360px, calc(100dvh - 236px))',
  overflow: 'auto',
  // What takes the focus does not stop below the heads.
  scrollPaddingBlockStart: '64px',
};

/** Columns of cards. A card goes to another column by pointer, by keys, or by its menu. */
export const Board = ({ label, of, ...lane }: BoardProps) => {
  const { lanes, onMove } = lane;
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
      <Box component="section" aria-label={label} tabIndex={narrow ? undefined : 0} sx={narrow ? undefined : scroller}>
        <Box
          sx={{
            display: 'flex',
            gap: 1.5,
            width: narrow ? undefined : 'max-content',
            minWidth: '100%',
            minHeight: '100%',
          }}
        >
          {shown.map((one, at) => (
            <BoardLane
              {...lane}
              key={one.place.id}
              lane={one}
              wide={narrow}
              atOnce={at < screenful.lanes ? screenful.cards : 0}
            />
          ))}
        </Box>
      </Box>
    </Dragging>
  );
};
