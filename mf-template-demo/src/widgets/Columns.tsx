import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

/** Cards beside each other: as many as there is room for, none narrower than `min` pixels. */
export const Columns = ({ min, children }: PropsWithChildren<{ min: number }>) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
);
