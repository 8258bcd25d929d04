import { addDays, isWeekday } from '@bidwright/contract-kit/days';

/** Days, the last included, on which somebody does not work. */
export interface Absence {
  from: string;
  to: string;
}

/** On which days the firm and its people do not work. */
export interface WorkCalendar {
  /** Of all. */
  holidays: ReadonlySet<string>;
  /** By the person's id: leave, and holidays of the person's region. */
  away: ReadonlyMap<string, readonly Absence[]>;
}

/** The first day of which dates are kept. */
const firstDay = '1900-01-01';

const isWorkDay = ({ holidays }: WorkCalendar, day: string) => isWeekday(day) && !holidays.has(day);

export const absenceOn = ({ away }: WorkCalendar, person: string, day: string): Absence | undefined =>
  away.get(person)?.find(({ from, to }) => from <= day && day <= to);

/** The day itself where it is a work day, or the one before it. */
const workDayUpTo = (calendar: WorkCalendar, day: string): string => {
  let at = day;
  while (at > firstDay && !isWorkDay(calendar, at)) at = addDays(at, -1);
  return at;
};

/** So many work days before a day; with 0 the last work day up to it. */
export const workDaysBack = (calendar: WorkCalendar, day: string, count: number): string => {
  let at = workDayUpTo(calendar, day);
  // Of a day on which nobody works the work day before is one back already.
  for (let left = at < day ? count - 1 : count; left > 0 && at > firstDay; left -= 1)
    at = workDayUpTo(calendar, addDays(at, -1));
  return at;
};

/** Work days after one day up to another on which all these people are there. */
export const workDaysIn = (
  calendar: WorkCalendar,
  { after, to }: { after: string; to: string },
  people: readonly string[] = [],
): number => {
  let count = 0;
  for (let day = addDays(after, 1); day <= to; day = addDays(day, 1))
    if (isWorkDay(calendar, day) && !people.some((person) => absenceOn(calendar, person, day))) count += 1;
  return count;
};

/** Why a day is not where it was counted to. */
export interface Because extends Absence {
  person: string;
}

/** A day, or the last work day before it on which all these people are there, and who was not on the first. */
export const dayWith = (
  calendar: WorkCalendar,
  day: string,
  people: readonly string[],
): { day: string; because: Because | null } => {
  let at = day;
  let because: Because | null = null;
  while (at > firstDay) {
    const found = people
      .map((person) => ({ person, absence: absenceOn(calendar, person, at) }))
      .find(({ absence }) => absence !== undefined);
    if (!found?.absence) break;
    because ??= { person: found.person, ...found.absence };
    at = workDayUpTo(calendar, addDays(found.absence.from, -1));
  }
  return { day: at, because };
};
