import { useIntl } from '@bidwright/remote-kit/intl';
import { firmCurrency, moneyStyle } from '@bidwright/remote-kit/ui';

/** An amount in its own currency, without cents: the firm's as everywhere, another with a sign that tells whose dollars they are. */
export const Amount = ({ value, currency }: { value: number | null | undefined; currency: string }) => {
  const intl = useIntl();
  if (value === null || value === undefined) return null;
  const style = currency === firmCurrency() ? moneyStyle() : ({ style: 'currency', currency } as const);
  return <bdi>{intl.formatNumber(value, { ...style, maximumFractionDigits: 0 })}</bdi>;
};
