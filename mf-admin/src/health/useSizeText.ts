import { useIntl } from '@bidwright/remote-kit/intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Writes sizes, given in bytes, with the unit in which they are easy to read. */
export const useSizeText = () => {
  const intl = useIntl();
  return (bytes: number): string => {
    const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
    const maximumFractionDigits = power > 2 ? 1 : 0;
    return intl.formatNumber(bytes / 1000 ** power, { style: 'unit', unit: units[power], maximumFractionDigits });
  };
};
