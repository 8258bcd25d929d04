import type { CalendarEvent } from '@bidwright/contract-template-demo/api';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Empty, Link } from '@bidwright/remote-kit/ui';
import Calendar from '@mui/icons-material/CalendarMonthOutlined';
import { useText } from '../useText.ts';
import { eventsOn } from './days.ts';

interface AgendaProps {
  days: readonly number[];
  events: readonly CalendarEvent[];
  onOpen: (event: CalendarEvent) => void;
}

/** Day after day what is planned, without the days on which nothing is. */
export const Agenda = ({ days, events, onOpen }: AgendaProps) => {
  const intl = useIntl();
  const text = useText();
  const busy = days.map((day) => ({ day, on: eventsOn(day, events) })).filter(({ on }) => on.length > 0);
  if (busy.length === 0) return <Empty icon={<Calendar />} title={text('calendar.empty')} />;
  const time = ({ allDay, startsAtMs, endsAtMs }: CalendarEvent) =>
    allDay
      ? text('calendar.allDay')
      : intl.formatDateTimeRange(startsAtMs, endsAtMs, { hour: 'numeric', minute: 'numeric' });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      {busy.map(({ day, on }) => (
        <section key={day}>
          <Box component="h2" sx={{ margin: 0, marginBlockEnd: 0.5, typography: 'h3' }}>
            {intl.formatDate(day, { dateStyle: 'full' })}
          </Box>
          {on.map((event) => (
            <Box key={event.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
              <Box component="span" sx={{ minWidth: 150, color: 'text.secondary' }}>
                {time(event)}
              </Box>
              <Link component="button" type="button" onClick={() => onOpen(event)} sx={{ textAlign: 'start' }}>
                <span dir="auto">{event.title}</span>
              </Link>
            </Box>
          ))}
        </section>
      ))}
    </Box>
  );
};
