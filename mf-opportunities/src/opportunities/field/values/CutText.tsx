import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

interface CutTextProps {
  title?: string;
  /** Takes the room that other columns leave it, and asks for none. */
  yields?: boolean;
}

/** At the side where the page starts: right to left, `left` becomes `right`. Its own `start` would follow the text instead. */
const look = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' } as const;
const yielding = { ...look, contain: 'inline-size' } as const;

/** Text of the record in a line that may be too short for it: cut where the text ends, whichever way the page runs. */
export const CutText = ({ title, yields, children }: PropsWithChildren<CutTextProps>) => (
  <Box component="span" dir="auto" title={title} sx={yields ? yielding : look}>
    {children}
  </Box>
);
