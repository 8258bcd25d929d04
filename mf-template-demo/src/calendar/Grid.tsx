import type { CalendarEvent } from '@bidwright/contract-template-demo/api';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { DndContext, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { useState } from 'react';
import { useText } from '../useText.ts';
import { DayCell } from './DayCell.tsx';
import { eventsOn, startOfDay } from './days.ts';

interface GridProps {
  days: readonly number[];
  /** The day that is looked at. */
  at: number;
  events: readonly CalendarEvent[];
  onNew: (dayMs: number) => void;
  onOpen: (event: CalendarEvent) => void;
  onMove: (event: CalendarEvent, dayMs: number) => void;
}

/** Days side by side, week under week. An event goes to another day by pointer, or by the dates of its form. */
export const Grid = ({ days, at, events, onNew, onOpen, onMove }: GridProps) => {
  const intl = useIntl();
  const text = useText();
  // A press that does not move is a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const [today] = useState(() => startOfDay(Date.now()));
  const columns = Math.min(days.length, 7);
  const month = new Date(at).getMonth();
  const isMonth = days.length > 7;
  const layout = { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(${columns > 1 ? 96 : 0}px, 1fr))` };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={({ active, over }) => {
        const event = events.find(({ id }) => id === String(active.id).split(' ')[0]);
        if (event && over && startOfDay(event.startsAtMs) !== Number(over.id)) onMove(event, Number(over.id));
      }}
    >
      <Box component="section" tabIndex={0} aria-label={text('calendar.days')} sx={{ overflowX: 'auto' }}>
        <Box aria-hidden sx={layout}>
          {days.slice(0, columns).map((day) => (
            <Box key={day} sx={{ padding: 0.5, typography: 'caption', color: 'text.secondary' }}>
              {intl.formatDate(day, { weekday: columns > 1 ? 'short' : 'long' })}
            </Box>
          ))}
        </Box>
        <Box component="ol" sx={{ ...layout, margin: 0, padding: 0, listStyle: 'none' }}>
          {days.map((day) => (
            <DayCell
              key={day}
              dayMs={day}
              events={eventsOn(day, events)}
              faint={isMonth && new Date(day).getMonth() !== month}
              isToday={day === today}
              onNew={onNew}
              onOpen={onOpen}
            />
          ))}
        </Box>
      </Box>
    </DndContext>
  );
};
