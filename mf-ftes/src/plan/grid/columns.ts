import { monthAt, monthNumber } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { today } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import type { Span } from '../draft/span.ts';

/** A month above its cells. */
export interface Column {
  number: number;
  /** With the year where it is the first of one. */
  label: string;
  /** In whole, for whoever hears it. */
  title: string;
  isNow: boolean;
}

/** The months of a plan. */
export const useColumns = ({ first, count }: Pick<Span, 'first' | 'count'>): Column[] => {
  const intl = useIntl();
  return useMemo(() => {
    const thisMonth = monthNumber({ year: Number(today().slice(0, 4)), month: Number(today().slice(5, 7)) });
    return Array.from({ length: count }, (_, at) => {
      const number = first + at;
      const { year, month } = monthAt(number);
      const day = Date.UTC(year, month - 1);
      const shown = at === 0 || month === 1 ? ({ year: '2-digit' } as const) : {};
      return {
        number,
        label: intl.formatDate(day, { month: 'short', timeZone: 'UTC', ...shown }),
        title: intl.formatDate(day, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
        isNow: number === thisMonth,
      };
    });
  }, [intl, first, count]);
};
