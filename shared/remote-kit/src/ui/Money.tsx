import { useIntl } from 'react-intl';

export interface MoneyProps {
  amount: number | null | undefined;
  /** In lists: `$4.20M`, `$390K`. Else every dollar. */
  short?: boolean;
}

const million = 1_000_000;

/** An amount of US dollars. */
export const Money = ({ amount, short }: MoneyProps) => {
  const intl = useIntl();
  if (amount == null) return null;
  const digits = (short && Math.abs(amount) >= million) || (!short && !Number.isInteger(amount)) ? 2 : 0;
  return (
    <bdi>
      {intl.formatNumber(amount, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        notation: short ? 'compact' : 'standard',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })}
    </bdi>
  );
};
