import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';

/** A key of the keyboard. */
export const KeyCap = ({ children }: PropsWithChildren) => (
  <Box
    component="kbd"
    dir="ltr"
    sx={{
      typography: 'overline',
      fontFamily: 'inherit',
      border: 1,
      borderColor: 'line.strong',
      borderRadius: '4px',
      bgcolor: 'background.paper',
      paddingInline: 0.5,
    }}
  >
    {children}
  </Box>
);
