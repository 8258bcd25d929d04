import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren, ReactNode } from 'react';

interface LineProps {
  /** At the start: an icon or a picture. */
  sign?: ReactNode;
  /** At the end, in quiet letters. */
  fact?: ReactNode;
  /** After it: what can be done. */
  actions?: ReactNode;
  /** On a phone that stands below: its words leave too little room beside them. */
  actionsBelow?: boolean;
}

/** Its words stand under those of the entry. */
const ownLine = { flexBasis: { xs: '100%', sm: 'auto' }, marginInlineStart: { xs: '-12px', sm: 0 } };

/** An entry of a card. */
export const Line = ({ sign, fact, actions, actionsBelow, children }: PropsWithChildren<LineProps>) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 1.25,
      ...(actionsBelow && { flexWrap: { xs: 'wrap', sm: 'nowrap' }, rowGap: 0 }),
    }}
  >
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
    {actionsBelow ? <Box sx={ownLine}>{actions}</Box> : actions}
  </Box>
);
