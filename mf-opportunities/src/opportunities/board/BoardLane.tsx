import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button, Money } from '@bidwright/remote-kit/ui';
import { useDndContext, useDroppable } from '@dnd-kit/core';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { OpportunityStatusChip } from '../status/OpportunityStatusChip.tsx';
import { DraggableCard } from './DraggableCard.tsx';
import type { Lane } from './lanes.ts';

interface BoardLaneProps {
  lane: Lane;
  lanes: readonly Lane[];
  /** It is alone on a narrow page. */
  wide: boolean;
  onMove: (record: OpportunityRecord, statusId: string) => void;
  onMore: (statusId: string) => void;
}

const Sums = ({ lane: { amount, weighted } }: Pick<BoardLaneProps, 'lane'>) => (
  <Box sx={{ display: 'flex', gap: 0.75, minHeight: 20, typography: 'caption', color: 'text.secondary' }}>
    <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
      <Money amount={amount} short />
    </Box>
    <FormattedMessage id="opportunities.board.weighted" values={{ amount: <Money amount={weighted} short /> }} />
  </Box>
);

const size = (outside: boolean, wide: boolean) => (wide ? '1 1 100%' : outside ? '0 0 168px' : '0 0 260px');

/** One status: its figures, its first cards, and where cards are dropped. */
export const BoardLane = ({ lane, lanes, wide, onMove, onMore }: BoardLaneProps) => {
  const { status, count, bids, outside } = lane;
  const { setNodeRef, isOver } = useDroppable({ id: status.id });
  const { active } = useDndContext();
  const target = isOver && active !== null && !bids.some(({ id }) => id === active.id);
  return (
    <Box sx={{ flex: size(outside, wide), minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
      <Box component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, margin: 0, typography: 'body2' }}>
        <OpportunityStatusChip status={status} raised />
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
          {bids.map((bid) => (
            <DraggableCard key={bid.id} record={bid} lanes={lanes} onMove={onMove} />
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
            <FormattedMessage id="opportunities.board.moveTo" values={{ status: <bdi>{status.name}</bdi> }} />
          </Box>
        )}
        {count > bids.length && (
          <Button size="small" onClick={() => onMore(status.id)} sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="opportunities.board.more" values={{ count: count - bids.length }} />
          </Button>
        )}
      </Box>
    </Box>
  );
};
