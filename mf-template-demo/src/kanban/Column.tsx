import type { KanbanProfile } from '@bidwright/contract-template-demo/api';
import { Box } from '@bidwright/remote-kit/ui';
import { useDndContext, useDroppable } from '@dnd-kit/core';
import { useDemoSend } from '../client/index.ts';
import { useText } from '../useText.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { Item } from './Item.tsx';
import { OneLine } from './OneLine.tsx';
import type { Lane } from './useBoard.ts';
import type { Move } from './useMove.ts';

interface ColumnProps {
  lane: Lane;
  /** Its place on the board. */
  at: number;
  lanes: readonly Lane[];
  profiles: readonly KanbanProfile[];
  onMove: (move: Move) => void;
  onOpen: (item: string) => void;
}

/** One column of the board: its name, its cards, and where another is written. */
export const Column = ({ lane, at, lanes, profiles, onMove, onOpen }: ColumnProps) => {
  const text = useText();
  const [add] = useDemoSend('POST /api/kanban/add-item');
  const { column, items } = lane;
  const { setNodeRef, isOver } = useDroppable({ id: column.id });
  const { active } = useDndContext();
  const isTarget = isOver && active !== null;
  return (
    <Box
      ref={setNodeRef}
      sx={{
        flex: { xs: '0 0 264px', md: '1 0 208px' },
        maxWidth: 320,
        display: 'grid',
        gap: 1,
        padding: 1,
        borderRadius: 1,
        bgcolor: isTarget ? 'surface.tint' : 'action.hover',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="h2" dir="auto" sx={{ margin: 0, typography: 'h3', overflowWrap: 'anywhere' }}>
          {column.title}
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {text('kanban.count', { count: items.length })}
        </Box>
        <ColumnMenu column={column} at={at} order={lanes.map((one) => one.column.id)} />
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, minHeight: 8 }}>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            lane={lane}
            lanes={lanes}
            profiles={profiles}
            onMove={onMove}
            onOpen={onOpen}
          />
        ))}
      </Box>
      <OneLine
        label={text('kanban.newItem', { column: column.title })}
        hint={text('kanban.newItem.hint')}
        action={text('kanban.add')}
        onDone={(title) => add({ title, columnId: column.id })}
      />
    </Box>
  );
};
