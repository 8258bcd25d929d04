import { useIntl } from '@bidwright/remote-kit/intl';

/** From one day to another, as the reader writes it. */
export const useDaysText = () => {
  const intl = useIntl();
  return (from: string, to: string): string =>
    intl.formatDateTimeRange(Date.parse(from), Date.parse(to), { dateStyle: 'medium', timeZone: 'UTC' });
};
