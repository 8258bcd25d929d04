import { addDays, endOfMonth, startOfMonth, startOfWeek } from '@bidwright/contract-kit/days';

/** The weeks that a month touches, Monday first, each of seven days. */
export const weeksOf = (month: string): string[][] => {
  const weeks: string[][] = [];
  for (let monday = startOfWeek(startOfMonth(month)); monday <= endOfMonth(month); monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  return weeks;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };

/** The day that a key leads to from another one; undefined of other keys. Right to left, the next day is on the left. */
export const dayByKey = (key: string, day: string, rightToLeft: boolean): string | undefined => {
  const monday = startOfWeek(day);
  if (key === 'Home') return monday;
  if (key === 'End') return addDays(monday, 6);
  const step = steps[key];
  if (!step) return undefined;
  return addDays(day, rightToLeft && Math.abs(step) === 1 ? -step : step);
};
