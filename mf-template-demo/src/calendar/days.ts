import type { CalendarEvent } from '@bidwright/contract-template-demo/api';

export const views = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof views)[number];

/** The first moment of a day, so many days later. */
const dayAfter = (dayMs: number, days: number): number => {
  const day = new Date(dayMs);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
};

export const startOfDay = (atMs: number): number => dayAfter(atMs, 0);

/** The first day of a day's week, a Sunday as the calendar of bids has it. */
const startOfWeek = (dayMs: number) => dayAfter(dayMs, -new Date(dayMs).getDay());

const startOfMonth = (dayMs: number, months = 0) => {
  const day = new Date(dayMs);
  return new Date(day.getFullYear(), day.getMonth() + months, 1).getTime();
};

const agendaDays = 30;
const daysInWeek = 7;

const following = (first: number, count: number) => Array.from({ length: count }, (_, at) => dayAfter(first, at));

const weeksFor = (dayMs: number) => {
  const first = startOfWeek(startOfMonth(dayMs));
  const next = startOfMonth(dayMs, 1);
  const weeks = [4, 5, 6].find((count) => dayAfter(first, count * daysInWeek) >= next) ?? 6;
  return following(first, weeks * daysInWeek);
};

/** The days that a view shows around a day. */
export const daysOf: Record<View, (dayMs: number) => number[]> = {
  month: weeksFor,
  week: (dayMs) => following(startOfWeek(dayMs), daysInWeek),
  day: (dayMs) => [dayMs],
  agenda: (dayMs) => following(dayMs, agendaDays),
};

/** The day to look at when a view goes on or back. */
export const moved: Record<View, (dayMs: number, by: 1 | -1) => number> = {
  month: startOfMonth,
  week: (dayMs, by) => dayAfter(dayMs, by * daysInWeek),
  day: dayAfter,
  agenda: (dayMs, by) => dayAfter(dayMs, by * agendaDays),
};

/** What touches a day: whole days first, then by their beginning. */
export const eventsOn = (dayMs: number, events: readonly CalendarEvent[]): CalendarEvent[] => {
  const end = dayAfter(dayMs, 1);
  return events
    .filter(
      ({ startsAtMs, endsAtMs }) =>
        startsAtMs < end && (endsAtMs > dayMs || startsAtMs >= dayMs || startOfDay(endsAtMs) === dayMs),
    )
    .toSorted((one, other) => Number(other.allDay) - Number(one.allDay) || one.startsAtMs - other.startsAtMs);
};

/** An event on another day, at the same time and as long. */
export const movedTo = (event: CalendarEvent, dayMs: number): CalendarEvent => {
  const startsAtMs = dayMs + (event.startsAtMs - startOfDay(event.startsAtMs));
  return { ...event, startsAtMs, endsAtMs: startsAtMs + (event.endsAtMs - event.startsAtMs) };
};

const two = (value: number) => String(value).padStart(2, '0');

/** A moment as a form writes it: its day and its time. */
export const written = (atMs: number) => {
  const at = new Date(atMs);
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
};

/** The moment that a form writes. */
export const read = (day: string, time: string | null): number => new Date(`${day}T${time ?? '00:00'}`).getTime();
