import { useIntl } from '@bidwright/remote-kit/intl';

/** An amount in its own currency, without cents. */
export const Amount = ({ value, currency }: { value: number | null | undefined; currency: string }) => {
  const intl = useIntl();
  if (value === null || value === undefined) return null;
  return <bdi>{intl.formatNumber(value, { style: 'currency', currency, maximumFractionDigits: 0 })}</bdi>;
};
