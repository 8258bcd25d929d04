/* Arithmetic of calendar dates, `YYYY-MM-DD`, in no time zone. */

const write = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** A calendar date as an instant that every time zone of `Intl` set to UTC shows as that date. */
export const instant = (date: string): Date => new Date(`${date}T00:00:00Z`);

const read = (date: string) => {
  const at = instant(date);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), day: at.getUTCDate(), weekday: at.getUTCDay() };
};

/** Whether a text is a day that the calendar has, which one that is still being typed is not yet. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The day so many days later; earlier where they are negative. */
export const addDays = (date: string, days: number): string => {
  const { year, month, day } = read(date);
  return write(year, month, day + days);
};

/** The Monday of a day's week. */
export const startOfWeek = (date: string): string => addDays(date, -((read(date).weekday + 6) % 7));

/** The first day of a day's month. */
export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** The last day of a day's month. */
export const endOfMonth = (date: string): string => {
  const { year, month } = read(date);
  return write(year, month + 1, 0);
};

/** The first day of the month so many months later. */
export const addMonths = (date: string, months: number): string => {
  const { year, month } = read(date);
  return write(year, month + months, 1);
};

/** The same day so many months later; the month's last where it has no such day. */
export const sameDay = (date: string, months: number): string => {
  const last = endOfMonth(addMonths(date, months));
  return `${last.slice(0, 8)}${date.slice(8) < last.slice(8) ? date.slice(8) : last.slice(8)}`;
};

/** `2026-11`, so many months later. */
export const monthAfter = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7);

const firstOfQuarter = (month: number) => month - (month % 3);

/** The first day of a day's quarter. */
export const startOfQuarter = (date: string): string => {
  const { year, month } = read(date);
  return write(year, firstOfQuarter(month), 1);
};

/** The last day of a day's quarter. */
export const endOfQuarter = (date: string): string => {
  const { year, month } = read(date);
  return write(year, firstOfQuarter(month) + 3, 0);
};

/** The first day of the year that a day is in, where years begin with this month, 1 to 12. */
export const startOfYear = (date: string, first = 1): string => {
  const { year, month } = read(date);
  return write(month + 1 >= first ? year : year - 1, first - 1, 1);
};
