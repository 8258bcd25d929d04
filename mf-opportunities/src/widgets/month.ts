import { daysBetween, endOfMonth, startOfWeek } from '@bidwright/contract-kit/days';

/** The days of a month, and how many of its first week, from Monday on, belong to the month before. */
export const daysOfMonth = (month: string): { blank: number; days: string[] } => {
  const first = `${month}-01`;
  const count = Number(endOfMonth(first).slice(8));
  return {
    blank: daysBetween(startOfWeek(first), first),
    days: Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`),
  };
};
