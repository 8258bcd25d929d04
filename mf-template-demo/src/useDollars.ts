import { useIntl } from '@bidwright/remote-kit/intl';

/** Answers how an amount is written within a text; cents only where there are any. */
export const useDollars = () => {
  const intl = useIntl();
  return (amount: number): string =>
    intl.formatNumber(amount, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    });
};
