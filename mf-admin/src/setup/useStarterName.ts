import { starters } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';

/** What a starter is called in the person's language; a chance is its figure. */
export const useStarterName = () => {
  const intl = useIntl();
  return (col: string, key: string): string => {
    const value: unknown = starters[col]?.[key]?.value;
    return typeof value === 'number'
      ? intl.formatNumber(value, { style: 'percent' })
      : intl.formatMessage({ id: `admin.starter.${col}.${key}` });
  };
};
