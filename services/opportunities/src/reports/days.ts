/** Arithmetic of calendar days, `YYYY-MM-DD`, in no time zone. */
const written = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const read = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
};

export const addDays = (day: string, days: number): string => {
  const [year, month, date] = read(day);
  return written(year, month, date + days);
};

const lengthOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same day of another month; the last one of a month that is too short. */
export const addMonths = (day: string, months: number): string => {
  const [year, month, date] = read(day);
  return written(year, month + months, Math.min(date, lengthOf(year, month + months)));
};

export const startOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
export const endOfMonth = (day: string): string => addDays(addMonths(startOfMonth(day), 1), -1);

/** The Monday of a day's week. */
const startOfWeek = (day: string): string => {
  const [year, month, date] = read(day);
  return addDays(day, -((new Date(Date.UTC(year, month, date)).getUTCDay() + 6) % 7));
};

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.UTC(...read(to)) - Date.UTC(...read(from))) / 86_400_000);

/** Months that a period touches. */
export const monthsIn = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let day = startOfMonth(from); day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
};

const every = (from: string, to: string, step: number): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, step)) days.push(day);
  return days;
};

/** The Mondays of the weeks that a period touches. */
export const weeksIn = (from: string, to: string): string[] => every(startOfWeek(from), to, 7);
export const daysIn = (from: string, to: string): string[] => every(from, to, 1);
