import { Box } from '@bidwright/remote-kit/ui';

interface SparkProps {
  drawn: 'line' | 'bars';
  values: readonly number[];
}

const [width, height] = [120, 40];

/** A course without axes beside the figure it led to: the figure says what counts. Time runs as the page does. */
export const Spark = ({ drawn, values }: SparkProps) => {
  const max = Math.max(...values);
  const step = width / values.length;
  const yOf = (value: number) => height - (value / max) * (height - 4);
  const bars = values.map((value, at) => `M${at * step + 2} ${height}V${yOf(value)}h${step - 4}V${height}Z`);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        height: 48,
        color: 'series.s0',
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
      }}
    >
      {drawn === 'bars' ? (
        <path d={bars.join('')} fill="currentColor" />
      ) : (
        <polyline
          points={values.map((value, at) => `${(at + 0.5) * step},${yOf(value)}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </Box>
  );
};
