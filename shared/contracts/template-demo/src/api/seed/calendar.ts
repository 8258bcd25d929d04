import { type CalendarState, eventColors } from '../calendar.ts';
import type { DemoContext } from '../route.ts';
import { nth, times } from './names.ts';

const titles = ['Planning round', 'Reading hour', 'Dentist', 'Site visit', 'Birthday of Ines', 'Release', 'Team lunch'];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Around today, in the hours of a working day. */
export const seed = (context: DemoContext): CalendarState => {
  const today = new Date(context.now()).setHours(0, 0, 0, 0);
  return {
    events: times(14, (i) => {
      const allDay = i % 5 === 4;
      const startsAtMs = today + (((i * 5) % 27) - 9) * dayMs + (allDay ? 0 : (9 + (i % 7)) * hourMs);
      return {
        id: `event-${i}`,
        title: nth(titles, i),
        description: i % 3 === 0 ? 'Bring the notes of last time.' : null,
        color: nth(eventColors, i),
        allDay,
        startsAtMs,
        endsAtMs: startsAtMs + (allDay ? (i % 3) * dayMs : hourMs),
      };
    }),
  };
};
