import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

interface StepRowProps {
  name: string;
  about: string;
  /** One of what the row above is about. */
  isPart?: boolean;
}

/** A way of the second step, with what can be done about it. */
export const StepRow = ({ name, about, isPart = false, children }: PropsWithChildren<StepRowProps>) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      minHeight: 56,
      paddingBlock: 0.5,
      paddingInlineStart: isPart ? 2 : 0,
      borderBlockStart: '1px solid',
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Box component="bdi" sx={{ fontWeight: isPart ? 400 : 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{about}</Box>
    </Box>
    {children}
  </Box>
);
