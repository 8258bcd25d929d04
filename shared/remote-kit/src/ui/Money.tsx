import { useIntl } from 'react-intl';
import { moneyStyle } from './firm.ts';

export interface MoneyProps {
  amount: number | null | undefined;
  /** In lists: `$4.20M`, `$390K`. Else in full. */
  short?: boolean;
}

const million = 1_000_000;

/** Decimals, fewest and most. Chinese counts in ten thousands, where `420.00万` would be no shorter than the whole figure. */
const decimals = (amount: number, short: boolean | undefined, language: string): [number, number] => {
  if (!short) return Number.isInteger(amount) ? [0, 0] : [2, 2];
  if (language.startsWith('zh')) return [0, 1];
  return Math.abs(amount) >= million ? [2, 2] : [0, 0];
};

/** An amount in the firm's currency. */
export const Money = ({ amount, short }: MoneyProps) => {
  const intl = useIntl();
  if (amount == null) return null;
  const [minimumFractionDigits, maximumFractionDigits] = decimals(amount, short, intl.locale);
  return (
    <bdi>
      {intl.formatNumber(amount, {
        ...moneyStyle(),
        notation: short ? 'compact' : 'standard',
        minimumFractionDigits,
        maximumFractionDigits,
      })}
    </bdi>
  );
};
