import { useIntl } from '@bidwright/remote-kit/intl';
import { OptionsMenu } from '@bidwright/remote-kit/table';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import { useDraggable } from '@dnd-kit/core';
import Drag from '@mui/icons-material/DragIndicatorOutlined';
import { type ReactNode, useState } from 'react';
import { useEditRights } from '../../bid/edits/useEditRights.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { BoardCard } from './BoardCard.tsx';
import type { Lane } from './lanes.ts';

interface DraggableCardProps {
  record: BidRow;
  /** The column that it is in. */
  at: string;
  lanes: readonly Lane[];
  note: ReactNode;
  onMove: (record: BidRow, place: string) => void;
}

/** A card that can be moved: dragged as a whole, lifted by Space on its handle, or sent by the handle's menu. */
export const DraggableCard = ({ record, at, lanes, note, onMove }: DraggableCardProps) => {
  const intl = useIntl();
  const { mayEdit } = useEditRights();
  const fixed = !mayEdit(record);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: record.id,
    disabled: fixed,
  });
  const label = intl.formatMessage({ id: 'opportunities.board.move' }, { name: record.solicitationName });
  const handle = !fixed && (
    <>
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-describedby={attributes['aria-describedby']}
        onClick={(event) => setAnchor(event.currentTarget)}
        // Space lifts the card; some browsers would press the button too.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        sx={{ margin: '-4px', marginInlineStart: 'auto', color: 'text.tertiary' }}
      >
        <Drag fontSize="small" />
      </IconButton>
      {anchor && (
        <OptionsMenu
          single
          anchor={anchor}
          label={label}
          options={lanes.map(({ place }) => ({ value: place.id, label: place.name }))}
          value={[at]}
          onPick={(place) => {
            setAnchor(null);
            onMove(record, place);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...listeners}
      sx={{
        cursor: fixed ? undefined : 'grab',
        // Not hidden: the handle keeps the focus while keys move its card.
        opacity: isDragging ? 0.35 : undefined,
      }}
    >
      <BoardCard record={record} note={note} handle={handle} />
    </Box>
  );
};
