import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { DayCount } from './health.ts';

const height = 20;

/** Failures day by day as small bars, and their number; a day without any is a line. */
export const Days = ({ days }: { days: DayCount[] }) => {
  const intl = useIntl();
  const max = Math.max(...days.map(({ count }) => count), 1);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', alignItems: 'flex-end', gap: '3px', height }}>
        {days.map(({ day, count }) => (
          <Box
            component="span"
            key={day}
            sx={{
              width: 8,
              height: count === 0 ? 2 : Math.max(4, Math.round((count / max) * height)),
              borderRadius: '2px',
              bgcolor: count === 0 ? 'line.strong' : 'error.main',
            }}
          />
        ))}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {intl.formatNumber(total)}
      </Box>
    </Box>
  );
};
