import { instant } from '@bidwright/contract-kit/days';
import { useIntl } from 'react-intl';
import { moneyStyle } from '../ui/firm.ts';

export type FigureKind = 'count' | 'money' | 'share' | 'days' | 'decimal' | 'day' | 'text';

type Value = number | string | null | undefined;

/** Answers how figures are written in the person's language; nothing is a dash. */
export const useFigureText = (): ((value: Value, kind: FigureKind, short?: boolean) => string) => {
  const intl = useIntl();
  return (value, kind, short = false) => {
    if (value === null || value === undefined || value === '') return '–';
    if (kind === 'day')
      return intl.formatDate(instant(String(value)), {
        timeZone: 'UTC',
        year: 'numeric',
        month: 'short',
        day: 'numeric',
      });
    if (typeof value === 'string' || kind === 'text') return String(value);
    if (kind === 'money')
      return intl.formatNumber(value, {
        ...moneyStyle(),
        notation: short ? 'compact' : 'standard',
        maximumFractionDigits: short ? 1 : 0,
      });
    if (kind === 'share') return intl.formatNumber(value, { style: 'percent', maximumFractionDigits: short ? 0 : 1 });
    if (kind === 'days') return intl.formatNumber(value, { style: 'unit', unit: 'day', unitDisplay: 'short' });
    return intl.formatNumber(value, { maximumFractionDigits: kind === 'decimal' ? 3 : 0 });
  };
};
