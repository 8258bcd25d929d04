import type { CalendarEvent } from '@bidwright/contract-template-demo/api';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import { useDroppable } from '@dnd-kit/core';
import { useText } from '../useText.ts';
import { EventChip } from './EventChip.tsx';

interface DayCellProps {
  dayMs: number;
  events: readonly CalendarEvent[];
  /** It belongs to another month than is looked at. */
  faint: boolean;
  isToday: boolean;
  onNew: (dayMs: number) => void;
  onOpen: (event: CalendarEvent) => void;
}

/** One day: its events, and where another begins. */
export const DayCell = ({ dayMs, events, faint, isToday, onNew, onOpen }: DayCellProps) => {
  const intl = useIntl();
  const text = useText();
  const { setNodeRef, isOver } = useDroppable({ id: String(dayMs) });
  const day = intl.formatDate(dayMs, { dateStyle: 'full' });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 0.5,
        minWidth: 0,
        minHeight: 104,
        padding: 0.5,
        border: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: faint ? 'surface.sunk' : 'background.paper',
      }}
    >
      <ButtonBase
        aria-label={text('calendar.newOn', { day })}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onNew(dayMs)}
        sx={{
          justifySelf: 'start',
          minWidth: 24,
          height: 24,
          borderRadius: '12px',
          typography: 'caption',
          color: faint ? 'text.secondary' : 'text.primary',
          '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
        }}
      >
        {intl.formatDate(dayMs, { day: 'numeric' })}
      </ButtonBase>
      {events.map((event) => (
        <EventChip key={event.id} event={event} dayMs={dayMs} onOpen={onOpen} />
      ))}
    </Box>
  );
};
