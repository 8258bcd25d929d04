import { addDays, daysIn, isWeekday, instant as midnight } from '@bidwright/contract-kit/days';

/** The day itself, or the next working day in the direction. */
export const weekday = (day: string, direction: 1 | -1): string =>
  isWeekday(day) ? day : weekday(addDays(day, direction), direction);

/** The working days from one day to another, both included. */
export const weekdays = (from: string, to: string): string[] => daysIn(from, to).filter(isWeekday);

/** Seconds since 1970 at so many seconds after midnight UTC of the day. */
export const instant = (day: string, secondOfDay: number): number => midnight(day).getTime() / 1000 + secondOfDay;

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The United States' fiscal year, which starts in October. */
export const fiscalYearOf = (day: string): number => yearOf(day) + (monthOf(day) >= 10 ? 1 : 0);
