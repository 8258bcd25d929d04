import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';
import { AppLink } from '../ui/AppLink.tsx';
import { moveByKeys } from './moveByKeys.ts';

interface OpenerProps {
  id?: string;
  href?: string;
  onOpen?: () => void;
  tabIndex: number;
}

const look = {
  font: 'inherit',
  fontWeight: 600,
  color: 'text.primary',
  textAlign: 'start',
  textDecoration: 'none',
} as const;

/** The name of a row, which opens it. The one place of the row that takes focus. */
export const Opener = ({ id, href, onOpen, tabIndex, children }: PropsWithChildren<OpenerProps>) => {
  if (href)
    return (
      <Box component={AppLink} id={id} href={href} tabIndex={tabIndex} data-opener onKeyDown={moveByKeys} sx={look}>
        {children}
      </Box>
    );
  if (onOpen)
    return (
      <Box
        component="button"
        id={id}
        type="button"
        onClick={onOpen}
        tabIndex={tabIndex}
        data-opener
        onKeyDown={moveByKeys}
        sx={{ ...look, border: 0, padding: 0, background: 'none', cursor: 'pointer' }}
      >
        {children}
      </Box>
    );
  return (
    <Box component="span" id={id} sx={{ fontWeight: 600 }}>
      {children}
    </Box>
  );
};
