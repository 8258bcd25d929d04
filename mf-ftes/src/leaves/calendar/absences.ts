import { addDays, addMonths, type Days, dayAt } from '@bidwright/contract-kit/days';
import {
  convertIcsCalendar,
  extendByRecurrenceRule,
  type IcsDateObject,
  type IcsEvent,
  type ParseNonStandardValues,
} from 'ts-ics';

/** When somebody is away once; both days belong to it. */
export interface Absence extends Days {
  /** Of the one day; null: whole days. */
  hoursPerDay: number | null;
}

/** An entry of a calendar that may be leave, with each time that it takes place. */
export interface CalendarEntry {
  /** The same whenever the same file is read. */
  key: string;
  title: string;
  times: Absence[];
  /** The calendar itself says that its owner is away, or busy for whole days. */
  isAway: boolean;
}

/** Larger files hold attachments. */
export const maxBytes = 10_000_000;

/** How far ahead entries are offered. */
const months = 18;

/** What takes place more often, such as each day, is a habit and no leave. */
const maxTimes = 100;

/** A day off is as long as this, or longer. */
const wholeDayHours = 8;

const hourMs = 3_600_000;

/** Outlook says of each entry whether its owner is out of office. */
interface Outlook {
  busyStatus: string;
}
type Entry = IcsEvent<Outlook>;
const outlook: ParseNonStandardValues<Outlook> = {
  busyStatus: { name: 'X-MICROSOFT-CDO-BUSYSTATUS', convert: ({ value }) => value },
};

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timeZone: string) => {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
};

/** What calendar and clock show there, written as if it were UTC. A time in a zone of its own stays what it is in that zone. */
const wallOf = ({ date, type, local }: IcsDateObject, timeZone: string): Date => {
  if (local) return local.date;
  return type === 'DATE' ? date : new Date(`${clockOf(timeZone).format(date).replace(' ', 'T')}Z`);
};

const durationOf = ({ start, end, duration }: Entry, timeZone: string): number => {
  const dayMs = 24 * hourMs;
  const unsaid = start.type === 'DATE' ? dayMs : 0;
  if (duration) {
    const { weeks = 0, days = 0, hours = 0, minutes = 0 } = duration;
    return (weeks * 7 + days) * dayMs + (hours + minutes / 60) * hourMs;
  }
  return end ? wallOf(end, timeZone).getTime() - wallOf(start, timeZone).getTime() : unsaid;
};

const isValid = ({ start, end }: Entry) =>
  [start, end].every((one) => !one || !Number.isNaN(one.date.getTime())) && start !== undefined;

/** When an entry begins, each time. What is repeated by the hour or faster is no day. */
const beginningsOf = (entry: Entry, to: Date, timeZone: string, moved: readonly Date[]): Date[] => {
  const start = wallOf(entry.start, timeZone);
  const { recurrenceRule: rule, exceptionDates = [] } = entry;
  if (!rule) return [start];
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.frequency)) return [];
  const until = rule.until && { ...rule.until, date: wallOf(rule.until, timeZone) };
  const exceptions = [...exceptionDates.map((date) => wallOf(date, timeZone)), ...moved];
  return extendByRecurrenceRule({ ...rule, ...(until && { until }) }, { start, end: to, exceptions });
};

const timeAt = (begin: Date, durationMs: number, isWholeDay: boolean): Absence => {
  const from = dayAt(begin);
  const to = dayAt(new Date(begin.getTime() + Math.max(durationMs, 1) - 1));
  const hours = durationMs / hourMs;
  const isPart = !isWholeDay && from === to && hours < wholeDayHours;
  return { from, to, hoursPerDay: isPart ? Number(hours.toFixed(2)) : null };
};

/** What may be leave: whole days, a day and longer, and what Outlook knows as out of office. */
const mayBeLeave = (entry: Entry, durationMs: number) =>
  durationMs > 0 &&
  entry.status !== 'CANCELLED' &&
  (entry.start.type === 'DATE' || durationMs >= 24 * hourMs || entry.nonStandard?.busyStatus === 'OOF');

const isAway = ({ nonStandard, timeTransparent }: Entry) =>
  nonStandard?.busyStatus ? nonStandard.busyStatus === 'OOF' : timeTransparent !== 'TRANSPARENT';

/**
 * Entries of an iCalendar file that may be leave, from a day on, the first before. Days are those of the entry's own zone; times in UTC
 * are read in `timeZone`. Answers undefined for a text that is no calendar.
 */
export const entriesIn = (text: string, from: string, timeZone: string): CalendarEntry[] | undefined => {
  const to = addDays(addMonths(from, months), 1);
  let all: Entry[];
  try {
    if (!/^\uFEFF?BEGIN:VCALENDAR/i.test(text)) return undefined;
    all = convertIcsCalendar(undefined, text, { nonStandard: outlook }).events ?? [];
  } catch {
    return undefined;
  }
  const valid = all.filter(isValid);
  const movedOf = (uid: string) =>
    valid.flatMap((one) => (one.uid === uid && one.recurrenceId ? [wallOf(one.recurrenceId.value, timeZone)] : []));
  const found = valid.flatMap((entry, at): CalendarEntry[] => {
    const durationMs = durationOf(entry, timeZone);
    if (!mayBeLeave(entry, durationMs)) return [];
    const moved = entry.recurrenceId ? [] : movedOf(entry.uid);
    const times = beginningsOf(entry, new Date(`${to}T00:00:00Z`), timeZone, moved)
      .map((begin) => timeAt(begin, durationMs, entry.start.type === 'DATE'))
      .filter((time) => time.to >= from && time.from < to);
    if (times.length === 0 || times.length > maxTimes) return [];
    return [{ key: `${entry.uid}#${at}`, title: entry.summary ?? '', times, isAway: isAway(entry) }];
  });
  return found.toSorted((one, other) => (one.times[0]?.from ?? '').localeCompare(other.times[0]?.from ?? ''));
};
