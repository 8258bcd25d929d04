import { useIntl } from '@bidwright/remote-kit/intl';
import { useEffect, useState } from 'react';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, as far as that says more than a date. */
export const When = ({ seconds }: { seconds: number }) => {
  const intl = useIntl();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), minute * 1000);
    return () => clearInterval(clock);
  }, []);
  const ago = now / 1000 - seconds;
  const at = seconds * 1000;
  const relative = (value: number, unit: 'minute' | 'hour') =>
    intl.formatRelativeTime(-Math.floor(value), unit, { numeric: 'auto', style: 'short' });
  const shown = () => {
    if (ago < hour) return relative(ago / minute, 'minute');
    if (ago < day) return relative(ago / hour, 'hour');
    const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
    return intl.formatDate(at, { month: 'short', day: 'numeric', year });
  };
  return (
    <time dateTime={new Date(at).toISOString()} title={intl.formatDate(at, { dateStyle: 'full', timeStyle: 'short' })}>
      <bdi>{shown()}</bdi>
    </time>
  );
};
