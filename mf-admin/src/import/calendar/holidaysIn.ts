import { addDays, dayAt, daysIn, startOfYear } from '@bidwright/contract-kit/days';
import { convertIcsCalendar, extendByRecurrenceRule, type IcsEvent } from 'ts-ics';

/** A day of a calendar on which nobody works. */
export interface CalendarHoliday {
  day: string;
  name: string;
  /** The calendar itself says that people work on it. */
  isWorked: boolean;
}

/** What comes each year is taken over for so many. */
const years = 3;

const dayMs = 86_400_000;

/** A season, or somebody's journey, is longer than any holiday. */
const maxDays = 14;

/** Public calendars keep customs beside holidays, and say so in the first word. */
const custom = /^observance\b/i;

const isWholeDay = ({ start, status }: IcsEvent) =>
  start?.type === 'DATE' && !Number.isNaN(start.date.getTime()) && status !== 'CANCELLED';

const lengthOf = ({ start, end }: IcsEvent): number =>
  end ? Math.round((end.date.getTime() - start.date.getTime()) / dayMs) : 1;

const beginningsOf = ({ start, recurrenceRule, exceptionDates = [] }: IcsEvent, to: string): Date[] =>
  recurrenceRule
    ? extendByRecurrenceRule(recurrenceRule, {
        start: start.date,
        end: new Date(`${to}T00:00:00Z`),
        exceptions: exceptionDates.map(({ date }) => date),
      })
    : [start.date];

const readEvents = (text: string): IcsEvent[] | undefined => {
  if (!/^\uFEFF?BEGIN:VCALENDAR/i.test(text)) return undefined;
  try {
    return convertIcsCalendar(undefined, text).events ?? [];
  } catch {
    return undefined;
  }
};

/**
 * The whole days of an iCalendar file, in their order, from the beginning of the year of `today` on. Answers undefined for a text that
 * is no calendar.
 */
export const holidaysIn = (text: string, today: string): CalendarHoliday[] | undefined => {
  const from = startOfYear(today);
  const to = startOfYear(`${Number(today.slice(0, 4)) + years}-01-01`);
  const found = readEvents(text)
    ?.filter(isWholeDay)
    .filter((event) => lengthOf(event) <= maxDays)
    .flatMap((event) =>
      beginningsOf(event, to)
        .map(dayAt)
        .flatMap((first) => daysIn(first, addDays(first, Math.max(lengthOf(event), 1) - 1)))
        .filter((day) => day >= from && day < to)
        .map((day) => ({ day, name: event.summary?.trim() ?? '', isWorked: custom.test(event.description ?? '') })),
    )
    .filter(({ name }) => name !== '');
  return found?.toSorted((one, other) => one.day.localeCompare(other.day));
};
