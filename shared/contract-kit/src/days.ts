/* Arithmetic of calendar dates, `YYYY-MM-DD`, in no time zone. */

const dayMs = 86_400_000;

const write = (year: number, month: number, day: number) => dayAt(new Date(Date.UTC(year, month, day)));

const read = (date: string) => {
  const at = instant(date);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), day: at.getUTCDate(), weekday: at.getUTCDay() };
};

/** A calendar date as an instant that every time zone of `Intl` set to UTC shows as that date. */
export const instant = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** The date that an instant has in UTC. */
export const dayAt = (at: Date): string => at.toISOString().slice(0, 10);

/** The date, in UTC, of an instant in seconds since 1970. */
export const dayOf = (seconds: number): string => dayAt(new Date(seconds * 1000));

/** Whether a text is a day that the calendar has, which one that is still being typed is not yet. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The day so many days later; earlier where they are negative. */
export const addDays = (date: string, days: number): string => {
  const { year, month, day } = read(date);
  return write(year, month, day + days);
};

/** The same day so many months later; the month's last where it has no such day. */
export const addMonths = (date: string, months: number): string => {
  const { year, month, day } = read(date);
  const last = write(year, month + months + 1, 0);
  return `${last.slice(0, 8)}${date.slice(8) < last.slice(8) ? String(day).padStart(2, '0') : last.slice(8)}`;
};

/** Days from one calendar date to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instant(to).getTime() - instant(from).getTime()) / dayMs);

/** Whether a day is none of a weekend. */
export const isWeekday = (date: string): boolean => ![0, 6].includes(read(date).weekday);

/** The Monday of a day's week. */
export const startOfWeek = (date: string): string => addDays(date, -((read(date).weekday + 6) % 7));

/** The first day of a day's month, or of the one so many months later. */
export const startOfMonth = (date: string, later = 0): string => {
  const { year, month } = read(date);
  return write(year, month + later, 1);
};

/** The last day of a day's month. */
export const endOfMonth = (date: string): string => addDays(startOfMonth(date, 1), -1);

/** `2026-11`, so many months later. */
export const monthAfter = (month: string, months: number): string => startOfMonth(`${month}-01`, months).slice(0, 7);

/** The first day of a day's quarter. */
export const startOfQuarter = (date: string): string => startOfMonth(date, -(read(date).month % 3));

/** The last day of a day's quarter. */
export const endOfQuarter = (date: string): string => endOfMonth(startOfMonth(startOfQuarter(date), 2));

/** The first day of the year that a day is in, where years begin with this month, 1 to 12. */
export const startOfYear = (date: string, first = 1): string => {
  const { year, month } = read(date);
  return write(month + 1 >= first ? year : year - 1, first - 1, 1);
};

/** From one day to another; both belong to it. */
export interface Days {
  from: string;
  to: string;
}

/** The year that a day is in, or one so many years later, where years begin with the month `first`, 1 to 12. */
export const yearOf = (date: string, later = 0, first = 1): Days => {
  const from = addMonths(startOfYear(date, first), 12 * later);
  return { from, to: addDays(addMonths(from, 12), -1) };
};

/** Twelve months up to a day: the one that is running, and eleven whole ones before. */
export const twelveMonths = (date: string): Days => ({ from: startOfMonth(date, -11), to: date });

const every = (from: string, to: string, step: number): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, step)) days.push(day);
  return days;
};

/** The days from one to another. */
export const daysIn = (from: string, to: string): string[] => every(from, to, 1);

/** The Mondays of the weeks that a period touches. */
export const weeksIn = (from: string, to: string): string[] => every(startOfWeek(from), to, 7);

/** Months that a period touches, as `2026-11`. */
export const monthsIn = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month, 1)) months.push(month);
  return months;
};
