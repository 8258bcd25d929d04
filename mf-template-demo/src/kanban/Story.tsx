import type { KanbanStory } from '@bidwright/contract-template-demo/api';
import { Box, Button, Card, IconButton, Link, Tag } from '@bidwright/remote-kit/ui';
import Down from '@mui/icons-material/KeyboardArrowDownOutlined';
import Up from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useState } from 'react';
import { useText } from '../useText.ts';
import { StoryDialog } from './StoryDialog.tsx';
import { type Board, inOrder } from './useBoard.ts';

interface StoryProps {
  story: KanbanStory;
  board: Board;
  /** None where it is the first. */
  onUp: (() => void) | undefined;
  /** None where it is the last. */
  onDown: (() => void) | undefined;
  onOpen: (item: string) => void;
}

/** A story with its items, and where each of them is on the board. */
export const Story = ({ story, board, onUp, onDown, onOpen }: StoryProps) => {
  const text = useText();
  const [isEdited, setEdited] = useState(false);
  const items = inOrder(
    story.itemIds,
    board.lanes.flatMap((lane) => lane.items),
  );
  const columnOf = (id: string) => board.lanes.find(({ column }) => column.itemIds.includes(id))?.column.title;
  const name = { name: story.title };
  return (
    <Card component="section" aria-label={story.title} sx={{ padding: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h2" dir="auto" sx={{ margin: 0, typography: 'h3', overflowWrap: 'anywhere' }}>
          {story.title}
        </Box>
        <Tag>{text(`kanban.priority.${story.priority}`)}</Tag>
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 0.5 }}>
          <IconButton size="small" disabled={!onUp} onClick={onUp} aria-label={text('kanban.story.up', name)}>
            <Up fontSize="small" />
          </IconButton>
          <IconButton size="small" disabled={!onDown} onClick={onDown} aria-label={text('kanban.story.down', name)}>
            <Down fontSize="small" />
          </IconButton>
          <Button size="small" aria-label={text('kanban.story.edit', name)} onClick={() => setEdited(true)}>
            {text('kanban.edit')}
          </Button>
        </Box>
      </Box>
      <Box component="ul" sx={{ margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
        {items.map((item) => (
          <Box key={item.id} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2' }}>
            <Link component="button" type="button" onClick={() => onOpen(item.id)} sx={{ textAlign: 'start' }}>
              <span dir="auto">{item.title}</span>
            </Link>
            <Box component="span" sx={{ marginInlineStart: 'auto', typography: 'caption', color: 'text.secondary' }}>
              <bdi>{columnOf(item.id)}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
      {items.length === 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text('kanban.story.empty')}</Box>
      )}
      {isEdited && <StoryDialog story={story} profiles={board.profiles} onClose={() => setEdited(false)} />}
    </Card>
  );
};
