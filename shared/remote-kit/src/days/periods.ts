import { addDays, addMonths, startOfYear } from './days.ts';

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
export const twelveMonths = (date: string): Days => ({ from: addMonths(date, -11), to: date });
