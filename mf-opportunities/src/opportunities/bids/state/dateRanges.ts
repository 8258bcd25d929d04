import { namesOf } from '@bidwright/contract-kit';
import {
  addDays,
  endOfMonth,
  endOfQuarter,
  isDay,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  yearOf,
} from '@bidwright/contract-kit/days';
import { fiscalYearStart } from '@bidwright/remote-kit/ui';

/** Days from one to another; each end is part of it, and an open one has no end. */
export interface DateRange {
  from?: string;
  to?: string;
}

const month = (first: string): DateRange => ({ from: first, to: endOfMonth(first) });
const quarter = (first: string): DateRange => ({ from: first, to: endOfQuarter(first) });
const week = (first: string): DateRange => ({ from: first, to: addDays(first, 6) });

/** Ranges of days by name. */
const ranges = {
  overdue: (today) => ({ to: addDays(today, -1) }),
  today: (today) => ({ from: today, to: today }),
  fromToday: (today) => ({ from: today }),
  lastWeek: (today) => week(addDays(startOfWeek(today), -7)),
  thisWeek: (today) => week(startOfWeek(today)),
  nextWeek: (today) => week(addDays(startOfWeek(today), 7)),
  next7: (today) => ({ from: today, to: addDays(today, 7) }),
  next14: (today) => ({ from: today, to: addDays(today, 14) }),
  next30: (today) => ({ from: today, to: addDays(today, 30) }),
  lastMonth: (today) => month(startOfMonth(today, -1)),
  thisMonth: (today) => month(startOfMonth(today)),
  nextMonth: (today) => month(startOfMonth(today, 1)),
  lastQuarter: (today) => quarter(startOfQuarter(addDays(startOfQuarter(today), -1))),
  thisQuarter: (today) => quarter(startOfQuarter(today)),
  nextQuarter: (today) => quarter(addDays(endOfQuarter(today), 1)),
  lastYear: (today) => yearOf(today, -1),
  thisYear: (today) => yearOf(today),
  nextYear: (today) => yearOf(today, 1),
  lastFiscalYear: (today) => yearOf(today, -1, fiscalYearStart()),
  thisFiscalYear: (today) => yearOf(today, 0, fiscalYearStart()),
  nextFiscalYear: (today) => yearOf(today, 1, fiscalYearStart()),
  past30: (today) => ({ from: addDays(today, -30), to: addDays(today, -1) }),
} satisfies Record<string, (today: string) => DateRange>;

export type DatePreset = keyof typeof ranges;

/** How the ranges are offered: what was, is and will be beside each other. */
export const presetRows: readonly (readonly DatePreset[])[] = [
  ['overdue', 'today', 'fromToday'],
  ['lastWeek', 'thisWeek', 'nextWeek'],
  ['lastMonth', 'thisMonth', 'nextMonth'],
  ['lastQuarter', 'thisQuarter', 'nextQuarter'],
  ['lastYear', 'thisYear', 'nextYear'],
  ['lastFiscalYear', 'thisFiscalYear', 'nextFiscalYear'],
  ['next7', 'next14', 'next30'],
  ['past30'],
];

export const isDatePreset = (name: string): name is DatePreset => Object.hasOwn(ranges, name);

/** Ranges that count days from today: `next:45`, `past:45`, `older:45`. */
const counted = {
  next: (today, days) => ({ from: today, to: addDays(today, days) }),
  past: (today, days) => ({ from: addDays(today, -days), to: addDays(today, -1) }),
  older: (today, days) => ({ to: addDays(today, -days - 1) }),
} satisfies Record<string, (today: string, days: number) => DateRange>;

export type CountedDays = keyof typeof counted;
export const countedDays = namesOf(counted);
const isCounted = (name: string): name is CountedDays => Object.hasOwn(counted, name);

/** Days that can be counted; more would leave the calendar. */
export const maxDays = 9999;

/** How many days a text such as `next:45` counts, and which way. */
export const countIn = (text: string): { way: CountedDays; days: number } | undefined => {
  const [way = '', number = ''] = text.split(':');
  const days = Number(number);
  return isCounted(way) && /^\d{1,4}$/.test(number) && days <= maxDays ? { way, days } : undefined;
};

/** The days of a text such as `2026-01-01..2026-03-31`; either may be missing. */
export const fixedIn = (text: string): DateRange | undefined => {
  const [from = '', to = '', ...more] = text.split('..');
  if (!text.includes('..') || more.length > 0 || (!from && !to)) return undefined;
  if ((from && !isDay(from)) || (to && !isDay(to))) return undefined;
  return { ...(from && { from }), ...(to && { to }) };
};

/** The days that a filter's text stands for; undefined where it is no such text. */
export const dateRange = (text: string, today: string): DateRange | undefined => {
  if (isDatePreset(text)) return ranges[text](today);
  const count = countIn(text);
  return count ? counted[count.way](today, count.days) : fixedIn(text);
};
