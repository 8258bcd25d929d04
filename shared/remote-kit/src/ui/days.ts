const milliseconds = 86_400_000;

/** Where the firm's days begin: the page says it. A page that says nothing goes by the zone of who reads it. */
const firmZone = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="firm-zone"]')?.content || undefined;

const calendars = new Map<string | undefined, Intl.DateTimeFormat>();

/** A calendar of the zone, which is slow to make and asked by every row of a list. Swedish dates are `YYYY-MM-DD`. */
const calendarOf = (zone: string | undefined): Intl.DateTimeFormat => {
  const calendar = calendars.get(zone) ?? new Intl.DateTimeFormat('sv', { timeZone: zone });
  calendars.set(zone, calendar);
  return calendar;
};

/** Today as the firm's calendar has it, `YYYY-MM-DD`: what is late is late for everybody at once. */
export const today = (): string => calendarOf(firmZone()).format();

/** A calendar date as an instant that every time zone of `Intl` set to UTC shows as that date. */
export const instant = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text is a calendar date, which one that is still being typed is not yet. */
export const isDay = (text: string): boolean => !Number.isNaN(instant(text).getTime());

/** Days from one calendar date to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instant(to).getTime() - instant(from).getTime()) / milliseconds);
