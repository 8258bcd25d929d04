import type { KanbanItem, KanbanProfile, Priority } from '@bidwright/contract-template-demo/api';
import { Box, ButtonBase, Card, DueDate, PersonAvatar, Tag } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { useText } from '../useText.ts';

const tones = { low: 'plain', medium: 'info', high: 'warning' } as const satisfies Record<Priority, string>;

interface ItemFaceProps {
  item: KanbanItem;
  profiles: readonly KanbanProfile[];
  handle?: ReactNode;
  /** It is being moved. */
  lifted?: boolean;
  onOpen?: () => void;
}

/** A card of the board: what is to do, how urgent it is, until when, and by whom. */
export const ItemFace = ({ item, profiles, handle, lifted, onOpen }: ItemFaceProps) => {
  const text = useText();
  const assignee = profiles.find(({ id }) => id === item.assigneeId);
  return (
    <Card sx={{ padding: 1.25, display: 'grid', gap: 1, boxShadow: lifted ? 6 : undefined }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <ButtonBase
          onClick={onOpen}
          sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'start', typography: 'body2' }}
        >
          <Box component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {item.title}
          </Box>
        </ButtonBase>
        {handle}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'caption' }}>
        <Tag tone={tones[item.priority]}>{text(`kanban.priority.${item.priority}`)}</Tag>
        {item.dueDate && <DueDate date={item.dueDate} />}
        {assignee && (
          <Box component="span" sx={{ marginInlineStart: 'auto' }}>
            <PersonAvatar name={assignee.name} size={24} />
          </Box>
        )}
      </Box>
    </Card>
  );
};
