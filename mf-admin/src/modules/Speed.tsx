import { useIntl } from '@bidwright/remote-kit/intl';

/** A time in milliseconds; a dash where nothing was timed. */
export const Speed = ({ time }: { time: number | null | undefined }) => {
  const intl = useIntl();
  return time ? intl.formatNumber(time, { style: 'unit', unit: 'millisecond' }) : '—';
};
