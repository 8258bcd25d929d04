import { monthAt, monthNumber } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { today } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import type { Span } from '../draft/span.ts';
import { type Frequency, periodsOf, quarterOf } from './frequency.ts';

/** A month, a quarter or a year above its cells. */
export interface Column {
  /** Its first month. */
  number: number;
  months: readonly number[];
  /** With the year where it is the first of one. */
  label: string;
  /** In whole, for whoever hears it. */
  title: string;
  isNow: boolean;
}

/** The months of a plan, or its quarters or years. */
export const useColumns = (
  { first, count }: Pick<Span, 'first' | 'count'>,
  frequency: Frequency = 'Monthly',
): Column[] => {
  const intl = useIntl();
  return useMemo(() => {
    const thisMonth = monthNumber({ year: Number(today().slice(0, 4)), month: Number(today().slice(5, 7)) });
    return periodsOf(first, count, frequency).map((months, at): Column => {
      const number = months[0] ?? first;
      const { year, month } = monthAt(number);
      const isNow = months.includes(thisMonth);
      if (frequency !== 'Monthly') {
        const name =
          frequency === 'Annually'
            ? String(year)
            : intl.formatMessage({ id: 'ftes.plan.quarter' }, { quarter: quarterOf(number), year: String(year) });
        return { number, months, label: name, title: name, isNow };
      }
      const day = Date.UTC(year, month - 1);
      const shown = at === 0 || month === 1 ? ({ year: '2-digit' } as const) : {};
      return {
        number,
        months,
        label: intl.formatDate(day, { month: 'short', timeZone: 'UTC', ...shown }),
        title: intl.formatDate(day, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
        isNow,
      };
    });
  }, [intl, first, count, frequency]);
};
