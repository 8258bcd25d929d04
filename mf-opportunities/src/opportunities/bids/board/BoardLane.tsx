import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useDndContext, useDroppable } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { LaneCards } from './LaneCards.tsx';
import { LaneHead } from './LaneHead.tsx';
import { LaneStrip } from './LaneStrip.tsx';
import type { LaneProps } from './laneProps.ts';
import type { Lane } from './lanes.ts';

interface BoardLaneProps extends LaneProps {
  lane: Lane;
  /** It is alone on a narrow page. */
  wide: boolean;
  /** How many of its cards are in sight when the board opens. */
  atOnce: number;
}

/** What has nothing to show leaves the room to others. */
const size = ({ count }: Lane, wide: boolean) => (wide ? '1 1 100%' : count === 0 ? '0 0 220px' : '0 0 260px');

/** One column: its figures, its first cards, and where cards are dropped. One that is empty is a strip until it is opened. */
export const BoardLane = ({ lane, wide, atOnce, face, newAt, ...cards }: BoardLaneProps) => {
  const { place, count, bids, outside } = lane;
  const { setNodeRef, isOver } = useDroppable({ id: place.id });
  const { active } = useDndContext();
  const [open, setOpen] = useState(false);
  const toggled = useRef(false);
  const target = isOver && active !== null && !bids.some(({ id }) => id === active.id);
  const toggle = {
    // The button of the other form takes over the focus.
    ref: (button: HTMLElement | null) => {
      if (!button || !toggled.current) return;
      toggled.current = false;
      button.focus();
    },
    onClick: () => {
      toggled.current = true;
      setOpen(!open);
    },
  };
  const folds = count === 0 && !wide;
  if (folds && !open) return <LaneStrip ref={setNodeRef} lane={lane} target={target} toggle={toggle} />;
  return (
    <Box
      component="section"
      aria-label={place.name}
      sx={{ flex: size(lane, wide), minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <LaneHead lane={lane} face={face} newAddress={newAt(place.id)} toggle={folds ? toggle : undefined} />
      <Box
        ref={setNodeRef}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          padding: 1,
          borderRadius: 1,
          bgcolor: target ? 'surface.tint' : 'action.hover',
          outline: target ? '2px solid' : 'none',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        }}
      >
        {outside && bids.length === 0 && !target && (
          <Box sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center', paddingBlock: 2 }}>
            <FormattedMessage id="opportunities.board.outside" />
          </Box>
        )}
        <LaneCards {...cards} lane={lane} atOnce={atOnce}>
          {target && (
            <Box
              sx={{
                padding: 2,
                border: '1px dashed',
                borderColor: 'primary.main',
                borderRadius: 1,
                color: 'primary.main',
                typography: 'caption',
                textAlign: 'center',
              }}
            >
              <FormattedMessage id="opportunities.board.moveTo" values={{ status: <bdi>{place.name}</bdi> }} />
            </Box>
          )}
        </LaneCards>
      </Box>
    </Box>
  );
};
