import type { CalendarEvent, EventColor } from '@bidwright/contract-template-demo/api';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import { useDraggable } from '@dnd-kit/core';

const colors = {
  blue: 'info.main',
  green: 'success.main',
  orange: 'warning.main',
  red: 'error.main',
  purple: 'primary.main',
} as const satisfies Record<EventColor, string>;

interface EventChipProps {
  event: CalendarEvent;
  /** The day it stands on; an event of several days stands on each. */
  dayMs: number;
  onOpen: (event: CalendarEvent) => void;
}

/** An event on a day: opened by a click, moved to another day by pointer. */
export const EventChip = ({ event, dayMs, onOpen }: EventChipProps) => {
  const intl = useIntl();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `${event.id} ${dayMs}`, data: { event } });
  const time = event.allDay ? '' : intl.formatTime(event.startsAtMs, { timeStyle: 'short' });
  return (
    <ButtonBase
      ref={setNodeRef}
      {...listeners}
      onClick={() => onOpen(event)}
      sx={{
        width: '100%',
        minHeight: 24,
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 0.5,
        paddingInline: 0.75,
        borderRadius: '4px',
        borderInlineStart: '3px solid',
        borderColor: colors[event.color],
        bgcolor: 'action.hover',
        typography: 'caption',
        textAlign: 'start',
        opacity: isDragging ? 0.5 : undefined,
      }}
    >
      {time && (
        <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary' }}>
          {time}
        </Box>
      )}
      <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {event.title}
      </Box>
    </ButtonBase>
  );
};
