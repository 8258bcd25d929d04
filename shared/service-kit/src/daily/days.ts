/** Calendar dates are `YYYY-MM-DD`. */
const msOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

const day = 86_400_000;

/** The date some days after another. */
export const addDays = (date: string, days: number): string =>
  new Date(msOf(date) + days * day).toISOString().slice(0, 10);

/** Days from one date to another; below 0 when it is past. */
export const daysUntil = (date: string, from: string): number => Math.round((msOf(date) - msOf(from)) / day);

/** The date and the hour in a time zone. */
export const timeIn = (zone: string, at = new Date()): { date: string; hour: number } => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
};
