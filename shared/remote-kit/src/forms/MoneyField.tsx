import { useIntl } from 'react-intl';
import { moneyStyle } from '../ui/firm.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

export type MoneyFieldProps = Omit<NumberFieldProps, 'start' | 'unit'>;

/** An amount in the firm's currency. */
export const MoneyField = (props: MoneyFieldProps) => {
  const sign = useIntl()
    .formatNumberToParts(0, moneyStyle())
    .find(({ type }) => type === 'currency')?.value;
  return <NumberField {...props} start={sign} />;
};
