import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

/** At the side where the page starts: right to left, `left` becomes `right`. Its own `start` would follow the text instead. */
const look = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' } as const;

/** Text of the record in a line that may be too short for it: cut where the text ends, whichever way the page runs. */
export const CutText = ({ title, children }: PropsWithChildren<{ title?: string }>) => (
  <Box component="span" dir="auto" title={title} sx={look}>
    {children}
  </Box>
);
