import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface ProgressLineProps {
  /** How much is done, from 0 to 1. */
  part: number;
  /** What is done and how far it has come, in words: the line itself is silent. */
  children: ReactNode;
}

/** How far work has come that somebody waits for. */
export const ProgressLine = ({ part, children }: ProgressLineProps) => (
  <Box component="output" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
    {children}
    <Box
      aria-hidden
      sx={{ height: 6, marginBlockStart: 0.5, borderRadius: 3, bgcolor: 'surface.tint', overflow: 'hidden' }}
    >
      <Box sx={{ height: '100%', width: `${part * 100}%`, bgcolor: 'primary.main' }} />
    </Box>
  </Box>
);
