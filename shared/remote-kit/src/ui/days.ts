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
