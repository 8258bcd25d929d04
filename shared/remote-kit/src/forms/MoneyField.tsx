import { NumberField, type NumberFieldProps } from './NumberField.tsx';

export type MoneyFieldProps = Omit<NumberFieldProps, 'start' | 'unit'>;

/** An amount of US dollars. */
export const MoneyField = (props: MoneyFieldProps) => <NumberField {...props} start="$" />;
