import { useIntl } from '@bidwright/remote-kit/intl';
import { today } from '@bidwright/remote-kit/ui';

/** Answers the function that names a month, from 1. */
export const useMonthName = (): ((month: number, form?: 'narrow' | 'short' | 'long') => string) => {
  const intl = useIntl();
  return (month, form = 'short') => intl.formatDate(Date.UTC(2000, month - 1), { month: form, timeZone: 'UTC' });
};

export const thisYear = (): number => Number(today().slice(0, 4));

/** The month of today in this year, from 1; 0 in every other year. */
export const currentMonth = (year: number): number => (year === thisYear() ? Number(today().slice(5, 7)) : 0);
