import { addDays, isWeekday, startOfMonth } from '@bidwright/contract-kit/days';
import { monthAt } from './months.ts';

/** What a full working day comes to. */
export const fullTimeHoursPerDay = 8;

/** Days, the last included, on which somebody does not work, or for so many hours less. */
export interface Away {
  firstDay: string;
  lastDay: string;
  /** Null: the whole day. */
  hoursPerDay: number | null;
}

/** What says how much of each month somebody works. */
export interface WorkTime {
  /** Of a full month, where nothing else is known. */
  share: number;
  /** Days on which nobody works where the person does. */
  holidays: ReadonlySet<string>;
  leaves: readonly Away[];
}

const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000;

/** A month by its days. */
interface MonthDays {
  begin: string;
  /** The first day of the next. */
  end: string;
  /** Those from Monday to Friday. */
  workDays: readonly string[];
}

const daysOf = (number: number): MonthDays => {
  const { year, month } = monthAt(number);
  const begin = `${year}-${String(month).padStart(2, '0')}-01`;
  const end = startOfMonth(begin, 1);
  const workDays: string[] = [];
  for (let day = begin; day < end; day = addDays(day, 1)) if (isWeekday(day)) workDays.push(day);
  return { begin, end, workDays };
};

/** Months are asked for again and again, for one person after the other. */
const known = new Map<number, MonthDays>();
const monthDays = (number: number): MonthDays => {
  const found = known.get(number) ?? daysOf(number);
  known.set(number, found);
  return found;
};

/** How much of a working day is left. Who works part of the time is away for a day of that part. */
const leftOf = (day: string, { share, holidays, leaves }: WorkTime): number => {
  if (holidays.has(day)) return 0;
  const taken = leaves
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .map(({ hoursPerDay }) => (hoursPerDay === null ? 1 : hoursPerDay / (fullTimeHoursPerDay * share)));
  return Math.max(0, 1 - Math.max(0, ...taken));
};

const touches = ({ begin, end, workDays }: MonthDays, { holidays, leaves }: WorkTime): boolean =>
  leaves.some(({ firstDay, lastDay }) => firstDay < end && lastDay >= begin) ||
  (holidays.size > 0 && workDays.some((day) => holidays.has(day)));

/**
 * How much of each of some months somebody works, as parts of a full month: its work days, from Monday to Friday, less holidays and leave,
 * times the person's share. Where there is neither it is the share.
 */
export const capacitiesOf = (time: WorkTime, first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const month = monthDays(first + at);
    if (time.share <= 0 || !touches(month, time)) return time.share;
    const worked = month.workDays.reduce((sum, day) => sum + leftOf(day, time), 0);
    return fourDecimals((time.share * worked) / month.workDays.length);
  });
