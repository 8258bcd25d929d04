import { monthLabel } from '@bidwright/contract-ftes';
import { startOfMonth } from '@bidwright/contract-kit/days';
import { monthOf, yearOf } from '../days.ts';

/** A calendar month as one number, so that months can be counted and compared. */
export const monthNumber = (day: string): number => yearOf(day) * 12 + monthOf(day) - 1;

export const monthAt = (number: number) => {
  const month = (number % 12) + 1;
  return { month, monthLabel: monthLabel(month), year: Math.floor(number / 12) };
};

export const range = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first + n);

/** The month after the one of the day. */
export const monthAfter = (day: string): number => monthNumber(startOfMonth(day, 1));
