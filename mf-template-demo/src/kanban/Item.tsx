import type { KanbanItem, KanbanProfile } from '@bidwright/contract-template-demo/api';
import { Box, Divider, IconButton, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import Drag from '@mui/icons-material/DragIndicatorOutlined';
import { useState } from 'react';
import { useText } from '../useText.ts';
import { ItemFace } from './ItemFace.tsx';
import type { Lane } from './useBoard.ts';
import type { Move } from './useMove.ts';

interface ItemProps {
  item: KanbanItem;
  lane: Lane;
  lanes: readonly Lane[];
  profiles: readonly KanbanProfile[];
  onMove: (move: Move) => void;
  onOpen: (item: string) => void;
}

/** A card that can be moved: dragged as a whole, or sent by the menu of its handle. */
export const Item = ({ item, lane, lanes, profiles, onMove, onOpen }: ItemProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { setNodeRef: setCardRef, listeners, isDragging } = useDraggable({ id: item.id });
  const { setNodeRef } = useDroppable({ id: item.id });
  const at = lane.column.itemIds.indexOf(item.id);
  const last = lane.column.itemIds.length - 1;
  const go = (columnId: string, index: number) => () => {
    setAnchor(null);
    onMove({ id: item.id, columnId, index });
  };
  const others = lanes.filter((one) => one !== lane);
  const handle = (
    <>
      <IconButton
        size="small"
        aria-label={text('kanban.move', { name: item.title })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ margin: '-4px', color: 'text.tertiary' }}
      >
        <Drag fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled={at === 0} onClick={go(lane.column.id, at - 1)}>
          {text('kanban.up')}
        </MenuItem>
        <MenuItem disabled={at === last} onClick={go(lane.column.id, at + 1)}>
          {text('kanban.down')}
        </MenuItem>
        {others.length > 0 && <Divider />}
        {others.map(({ column }) => (
          <MenuItem key={column.id} onClick={go(column.id, column.itemIds.length)}>
            {text('kanban.to', { column: column.title })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
  return (
    <Box component="li" ref={setNodeRef} sx={{ listStyle: 'none', opacity: isDragging ? 0.35 : undefined }}>
      <Box ref={setCardRef} {...listeners} sx={{ cursor: 'grab', touchAction: 'manipulation' }}>
        <ItemFace item={item} profiles={profiles} handle={handle} onOpen={() => onOpen(item.id)} />
      </Box>
    </Box>
  );
};
