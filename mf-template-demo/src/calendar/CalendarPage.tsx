import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton, Page, Segments, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import Back from '@mui/icons-material/KeyboardArrowLeftOutlined';
import On from '@mui/icons-material/KeyboardArrowRightOutlined';
import { useState } from 'react';
import { useDemo, useDemoSend } from '../client/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';
import { Agenda } from './Agenda.tsx';
import { daysOf, moved, movedTo, startOfDay, type View, views } from './days.ts';
import { type Draft, EventDialog } from './EventDialog.tsx';
import { Grid } from './Grid.tsx';

const hourMs = 3_600_000;
const flipped = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

const blank = (dayMs: number): Draft => ({
  title: '',
  description: null,
  color: 'blue',
  allDay: false,
  startsAtMs: dayMs + 9 * hourMs,
  endsAtMs: dayMs + 10 * hourMs,
});

/** What is planned, by month, week and day, or as a list; which is where a narrow screen begins. */
export const CalendarPage = () => {
  const intl = useIntl();
  const text = useText();
  const sayError = useSayError();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [view, setView] = useState<View>(narrow ? 'agenda' : 'month');
  const [at, setAt] = useState(() => startOfDay(Date.now()));
  const [draft, setDraft] = useState<Draft>();
  const reading = useDemo('GET /api/calendar/events');
  const [update] = useDemoSend('POST /api/calendar/update', {
    of: 'GET /api/calendar/events',
    after: (events, { eventId, update: made }) =>
      events.map((one) =>
        one.id === eventId ? { ...one, startsAtMs: made.startsAtMs, endsAtMs: made.endsAtMs } : one,
      ),
  });
  const days = daysOf[view](at);
  const shown = intl.formatDate(at, view === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' });
  return (
    <Page
      title={text('calendar.title')}
      actions={
        <Button variant="contained" onClick={() => setDraft(blank(at))}>
          {text('calendar.new')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}>
        <Button onClick={() => setAt(startOfDay(Date.now()))}>{text('calendar.today')}</Button>
        <IconButton aria-label={text('calendar.earlier')} onClick={() => setAt(moved[view](at, -1))} sx={flipped}>
          <Back fontSize="small" />
        </IconButton>
        <IconButton aria-label={text('calendar.later')} onClick={() => setAt(moved[view](at, 1))} sx={flipped}>
          <On fontSize="small" />
        </IconButton>
        <Box component="h2" aria-live="polite" sx={{ margin: 0, typography: 'h3', marginInlineEnd: 'auto' }}>
          <bdi>{shown}</bdi>
        </Box>
        <Segments
          label={text('calendar.view')}
          choices={views.map((value) => ({ value, label: text(`calendar.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </Box>
      <Loaded reading={reading} height={320}>
        {(events) =>
          view === 'agenda' ? (
            <Agenda days={days} events={events} onOpen={setDraft} />
          ) : (
            <Grid
              days={days}
              at={at}
              events={events}
              onNew={(day) => setDraft(blank(day))}
              onOpen={setDraft}
              onMove={async (event, day) => {
                const { id, ...kept } = movedTo(event, day);
                sayError(await update({ eventId: id, update: kept }));
              }}
            />
          )
        }
      </Loaded>
      {draft && <EventDialog key={draft.id ?? 'new'} event={draft} onClose={() => setDraft(undefined)} />}
    </Page>
  );
};
