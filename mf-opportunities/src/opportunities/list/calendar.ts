/** Arithmetic of calendar dates, `YYYY-MM-DD`, in no time zone. */
const write = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const read = (date: string) => {
  const instant = new Date(`${date}T00:00:00Z`);
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth(), day: instant.getUTCDate() };
};

export const addDays = (date: string, days: number): string => {
  const { year, month, day } = read(date);
  return write(year, month, day + days);
};

export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

export const endOfMonth = (date: string): string => {
  const { year, month } = read(date);
  return write(year, month + 1, 0);
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
