import { addDays, isWeekday, monthAfter, startOfMonth } from '@bidwright/contract-kit/days';
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

const monthText = (number: number): string => {
  const { year, month } = monthAt(number);
  return `${year}-${String(month).padStart(2, '0')}`;
};

const workDaysIn = (month: string): string[] => {
  const end = startOfMonth(`${month}-01`, 1);
  const days: string[] = [];
  for (let day = `${month}-01`; day < end; day = addDays(day, 1)) if (isWeekday(day)) days.push(day);
  return days;
};

/** Months are asked for again and again, for one person after the other. */
const known = new Map<string, readonly string[]>();
const workDays = (month: string): readonly string[] => {
  const days = known.get(month) ?? workDaysIn(month);
  known.set(month, days);
  return days;
};

/** How much of a working day is left. Who works part of the time is away for a day of that part. */
const leftOf = (day: string, { share, holidays, leaves }: WorkTime): number => {
  if (holidays.has(day)) return 0;
  const taken = leaves
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .map(({ hoursPerDay }) => (hoursPerDay === null ? 1 : hoursPerDay / (fullTimeHoursPerDay * share)));
  return Math.max(0, 1 - Math.max(0, ...taken));
};

const touches = (month: string, { holidays, leaves }: WorkTime): boolean => {
  const next = `${monthAfter(month, 1)}-01`;
  return (
    leaves.some(({ firstDay, lastDay }) => firstDay < next && lastDay >= `${month}-01`) ||
    workDays(month).some((day) => holidays.has(day))
  );
};

/**
 * How much of each of some months somebody works, as parts of a full month: its work days, from Monday to Friday, less holidays and leave,
 * times the person's share. Where there is neither it is the share.
 */
export const capacitiesOf = (time: WorkTime, first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const month = monthText(first + at);
    if (time.share <= 0 || !touches(month, time)) return time.share;
    const days = workDays(month);
    return fourDecimals((time.share * days.reduce((sum, day) => sum + leftOf(day, time), 0)) / days.length);
  });
