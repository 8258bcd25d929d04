import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { useLate } from '../ui/useLate.ts';

export interface LoadingBarsProps {
  /** The height of the chart that will stand here. */
  height: number;
  /** Bars that stand instead of lying. */
  standing?: boolean;
}

const parts = [0.9, 0.6, 0.75, 0.4, 0.5, 0.3];
const room = 44;

/** Grey bars in the place of a chart that is loading. */
export const LoadingBars = ({ height, standing = false }: LoadingBarsProps) => {
  const intl = useIntl();
  const late = useLate();
  const bars = Array.from({ length: standing ? 12 : Math.max(1, Math.floor(height / room)) }, (_, at) => at);
  return (
    <Box
      component="output"
      aria-busy
      aria-label={intl.formatMessage({ id: 'kit.loading' })}
      sx={{
        display: 'flex',
        flexDirection: standing ? 'row' : 'column',
        alignItems: standing ? 'end' : 'start',
        justifyContent: 'space-around',
        height,
      }}
    >
      {late &&
        bars.map((at) => {
          const long = `${(parts[at % parts.length] ?? 1) * 100}%`;
          return <Skeleton key={at} variant="rounded" width={standing ? '5%' : long} height={standing ? long : 16} />;
        })}
    </Box>
  );
};
