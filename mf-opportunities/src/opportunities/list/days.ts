/** Arithmetic of calendar dates, `YYYY-MM-DD`, in no time zone. */
const write = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const read = (date: string) => {
  const instant = new Date(`${date}T00:00:00Z`);
  return {
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth(),
    day: instant.getUTCDate(),
    weekday: instant.getUTCDay(),
  };
};

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

export const addDays = (date: string, days: number): string => {
  const { year, month, day } = read(date);
  return write(year, month, day + days);
};

/** The Monday of a day's week. */
export const startOfWeek = (date: string): string => addDays(date, -((read(date).weekday + 6) % 7));

export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

export const endOfMonth = (date: string): string => {
  const { year, month } = read(date);
  return write(year, month + 1, 0);
};

/** The first day of the month so many months later. */
export const addMonths = (date: string, months: number): string => {
  const { year, month } = read(date);
  return write(year, month + months, 1);
};

const firstOfQuarter = (month: number) => month - (month % 3);

export const startOfQuarter = (date: string): string => {
  const { year, month } = read(date);
  return write(year, firstOfQuarter(month), 1);
};

export const endOfQuarter = (date: string): string => {
  const { year, month } = read(date);
  return write(year, firstOfQuarter(month) + 3, 0);
};

/** The first day of the year that a day is in, where years begin with this month, 1 to 12. */
export const startOfYear = (date: string, first: number): string => {
  const { year, month } = read(date);
  return write(month + 1 >= first ? year : year - 1, first - 1, 1);
};
