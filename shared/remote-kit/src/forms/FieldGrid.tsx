import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';

/** Two columns of fields from 600 px on, one below. */
export const FieldGrid = ({ children }: PropsWithChildren) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 1.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
