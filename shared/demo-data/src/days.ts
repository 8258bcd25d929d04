const dayMs = 86_400_000;

const parse = (day: string) => new Date(`${day}T00:00:00Z`);
const format = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => format(new Date(parse(day).getTime() + days * dayMs));

/** The first of the month that is so many months from the day's month. */
export const monthStart = (day: string, months: number): string => {
  const date = parse(day);
  return format(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)));
};

export const isWeekday = (day: string): boolean => ![0, 6].includes(parse(day).getUTCDay());

/** The day itself, or the next working day in the direction. */
export const weekday = (day: string, direction: 1 | -1): string =>
  isWeekday(day) ? day : weekday(addDays(day, direction), direction);

const daysBetween = (from: string, to: string): number =>
  Math.round((parse(to).getTime() - parse(from).getTime()) / dayMs);

/** The working days from one day to another, both included. */
export const weekdays = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n)).filter(isWeekday);

/** Seconds since 1970 at so many seconds after midnight UTC of the day. */
export const instant = (day: string, secondOfDay: number): number => parse(day).getTime() / 1000 + secondOfDay;

export const yearOf = (day: string): number => parse(day).getUTCFullYear();
export const monthOf = (day: string): number => parse(day).getUTCMonth() + 1;

/** The United States' fiscal year, which starts in October. */
export const fiscalYearOf = (day: string): number => yearOf(day) + (monthOf(day) >= 10 ? 1 : 0);
