import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button, Money } from '@bidwright/remote-kit/ui';
import { useDndContext, useDroppable } from '@dnd-kit/core';
import { type ReactNode, useDeferredValue } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import { DraggableCard } from './DraggableCard.tsx';
import type { Lane } from './lanes.ts';

interface BoardLaneProps {
  lane: Lane;
  face: (place: Reference) => ReactNode;
  lanes: readonly Lane[];
  /** It is alone on a narrow page. */
  wide: boolean;
  /** How many of its cards are in sight when the board opens. */
  atOnce: number;
  onMove: (record: BidRow, place: string) => void;
  onMore: (place: string) => void;
}

const Sums = ({ lane: { amount, weighted } }: Pick<BoardLaneProps, 'lane'>) => (
  <Box sx={{ display: 'flex', gap: 0.75, minHeight: 20, typography: 'caption', color: 'text.secondary' }}>
    <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
      <Money amount={amount} short />
    </Box>
    <FormattedMessage id="opportunities.board.weighted" values={{ amount: <Money amount={weighted} short /> }} />
  </Box>
);

/** What has nothing to show leaves the room to others. */
const size = ({ count }: Lane, wide: boolean) => (wide ? '1 1 100%' : count === 0 ? '0 0 168px' : '0 0 260px');

/** One column: its figures, its first cards, and where cards are dropped. */
export const BoardLane = ({ lane, face, lanes, wide, atOnce, onMove, onMore }: BoardLaneProps) => {
  const { place, count, bids, outside } = lane;
  const { setNodeRef, isOver } = useDroppable({ id: place.id });
  const { active } = useDndContext();
  // What is in sight is drawn at once, the rest when that is done.
  const max = useDeferredValue(Number.POSITIVE_INFINITY, atOnce);
  const target = isOver && active !== null && !bids.some(({ id }) => id === active.id);
  return (
    <Box sx={{ flex: size(lane, wide), minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
      <Box component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, margin: 0, typography: 'body2' }}>
        {face(place)}
        {!outside && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="opportunities.board.count" values={{ count }} />
          </Box>
        )}
      </Box>
      {outside ? <Box sx={{ minHeight: 20 }} /> : <Sums lane={lane} />}
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
        <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
          {bids.slice(0, max).map((bid) => (
            <DraggableCard key={bid.id} record={bid} at={place.id} lanes={lanes} onMove={onMove} />
          ))}
        </Box>
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
        {count > bids.length && (
          <Button size="small" onClick={() => onMore(place.id)} sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="opportunities.board.more" values={{ count: count - bids.length }} />
          </Button>
        )}
      </Box>
    </Box>
  );
};
