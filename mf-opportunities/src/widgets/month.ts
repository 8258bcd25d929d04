/** `2026-11`, so many months later. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
};

/** The days of a month, and how many of its first week, from Monday on, belong to the month before. */
export const daysOfMonth = (month: string): { blank: number; days: string[] } => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return {
    blank: (new Date(Date.UTC(year, number - 1)).getUTCDay() + 6) % 7,
    days: Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`),
  };
};
