import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren, ReactNode } from 'react';

interface LineProps {
  /** At the start: an icon or a picture. */
  sign?: ReactNode;
  /** At the end, in quiet letters. */
  fact?: ReactNode;
  /** After it: what can be done. */
  actions?: ReactNode;
}

/** An entry of a card. */
export const Line = ({ sign, fact, actions, children }: PropsWithChildren<LineProps>) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
    {sign && <Box sx={{ display: 'flex', color: 'text.secondary', paddingBlockStart: '1px' }}>{sign}</Box>}
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    {fact && (
      <Box
        sx={{
          typography: 'caption',
          color: 'text.secondary',
          maxWidth: '36%',
          textAlign: 'end',
          paddingBlockStart: '2px',
        }}
      >
        {fact}
      </Box>
    )}
    {actions}
  </Box>
);
