import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

/** Fields that take all columns of the grid around them. */
export const WholeLine = ({ children }: PropsWithChildren) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'grid', rowGap: 1.5 }}>{children}</Box>
);
