import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { useLate } from './useLate.ts';

export interface LoadingRowsProps {
  rows?: number;
  /** The height of the rows that will stand here. */
  height?: number;
}

/** Grey rows in the place and height of those that are loading. */
export const LoadingRows = ({ rows = 5, height = 48 }: LoadingRowsProps) => {
  const intl = useIntl();
  const late = useLate();
  return (
    <Box component="output" aria-busy sx={{ display: 'block' }} aria-label={intl.formatMessage({ id: 'kit.loading' })}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            height,
            display: 'flex',
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
            paddingInline: 2,
          }}
        >
          {late && <Skeleton variant="rounded" height={12} width={`${70 - (row % 3) * 15}%`} />}
        </Box>
      ))}
    </Box>
  );
};
