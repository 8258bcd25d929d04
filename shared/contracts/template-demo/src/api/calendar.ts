import { choice, flag, type InferType, lines, number, object } from '@bidwright/contract-kit';
import { id, title } from './fields.ts';
import { changed } from './list.ts';
import { type Routes, refuse, routesOf, unknownId } from './route.ts';

export const eventColors = ['blue', 'green', 'orange', 'red', 'purple'] as const;
export type EventColor = (typeof eventColors)[number];

/** Milliseconds since 1970, to the year 2999. */
const time = () => number().integer().min(0).max(32_503_680_000_000);

const fields = {
  title: title(),
  description: lines(1000),
  color: choice(eventColors).required(),
  allDay: flag(),
  startsAtMs: time().required(),
  endsAtMs: time().required(),
};

const event = object(fields);

export type CalendarInput = InferType<typeof event>;
export interface CalendarEvent extends CalendarInput {
  id: string;
}

export interface CalendarState {
  events: CalendarEvent[];
}

const max = 300;

const isBackwards = ({ startsAtMs, endsAtMs }: CalendarInput) => endsAtMs < startsAtMs;
const backwards = refuse(400, 'An event ends after it starts', { endsAtMs: { key: 'validation.invalid' } });

const { get, post } = routesOf<CalendarState>();

const kept = (events: CalendarEvent[]) => ({ state: { events }, data: events });

export const routes = {
  'GET /api/calendar/events': get(({ events }) => ({ data: events })),

  'POST /api/calendar/new': post(event, ({ events }, { body, context }) => {
    if (isBackwards(body)) return backwards;
    if (events.length === max) return refuse(400, `No more than ${max} events are kept`);
    return kept([...events, { ...body, id: context.newId() }]);
  }),

  'POST /api/calendar/update': post(
    object({ eventId: id('events'), update: event.required() }),
    ({ events }, { body }) => {
      if (isBackwards(body.update)) return backwards;
      const next = changed(events, body.eventId, (one) => ({ ...one, ...body.update }));
      return next ? kept(next) : unknownId('event');
    },
  ),

  'POST /api/calendar/remove': post(object({ eventId: id('events') }), ({ events }, { body }) => {
    const next = events.filter((one) => one.id !== body.eventId);
    return next.length < events.length ? kept(next) : unknownId('event');
  }),
} satisfies Routes<CalendarState>;
