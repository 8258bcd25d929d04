import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';

const size = { width: 72, height: 20 };

/** A line through the numbers, from edge to edge. */
const lineOf = (numbers: number[]): string => {
  const max = Math.max(...numbers, 1);
  const step = size.width / Math.max(numbers.length - 1, 1);
  return numbers
    .map(
      (number, at) => `${(at * step).toFixed(1)},${(size.height - 1 - (number / max) * (size.height - 2)).toFixed(1)}`,
    )
    .join(' ');
};

/** How often something was asked hour by hour, and in all. */
export const Hours = ({ requests }: { requests: number[] }) => {
  const intl = useIntl();
  const total = requests.reduce((sum, count) => sum + count, 0);
  if (total === 0) return <>—</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${size.width} ${size.height}`}
        // The earliest hour stands where a line begins.
        sx={{
          ...size,
          flex: 'none',
          color: 'primary.main',
          transform: ({ direction }) => (direction === 'rtl' ? 'scaleX(-1)' : 'none'),
        }}
      >
        <polyline
          points={lineOf(requests)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {intl.formatNumber(total)}
      </Box>
    </Box>
  );
};
