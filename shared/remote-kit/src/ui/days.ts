const milliseconds = 86_400_000;

/** Today as people's calendars have it here, `YYYY-MM-DD`. */
export const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** A calendar date as an instant that every time zone of `Intl` set to UTC shows as that date. */
export const instant = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text is a calendar date, which one that is still being typed is not yet. */
export const isDay = (text: string): boolean => !Number.isNaN(instant(text).getTime());

/** Days from one calendar date to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instant(to).getTime() - instant(from).getTime()) / milliseconds);
