import { Box } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

const startOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);
const day = 86_400_000;

/** When something came: the time of today, else the day. */
export const When = ({ seconds }: { seconds: number }) => {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const at = seconds * 1000;
  const days = Math.round((startOf(now) - startOf(at)) / day);
  const shown = () => {
    if (days === 0) return intl.formatTime(at);
    if (days === 1) return intl.formatRelativeTime(-1, 'day', { numeric: 'auto' });
    return intl.formatDate(at, { month: 'short', day: 'numeric' });
  };
  return (
    <Box
      component="time"
      dateTime={new Date(at).toISOString()}
      title={intl.formatDate(at, { dateStyle: 'full', timeStyle: 'short' })}
      sx={{
        typography: 'caption',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
        '&::first-letter': { textTransform: 'uppercase' },
      }}
    >
      <bdi>{shown()}</bdi>
    </Box>
  );
};
