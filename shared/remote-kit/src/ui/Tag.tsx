import Box from '@mui/material/Box';
import type { PropsWithChildren, ReactNode } from 'react';

export interface TagProps {
  tone?: 'error' | 'warning' | 'success' | 'info' | 'plain';
  icon?: ReactNode;
}

/** A small fact beside a value. It cannot be clicked. */
export const Tag = ({ tone = 'plain', icon, children }: PropsWithChildren<TagProps>) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      height: 20,
      paddingInline: 0.75,
      border: 1,
      borderRadius: '4px',
      typography: 'overline',
      whiteSpace: 'nowrap',
      ...(tone === 'plain'
        ? { color: 'text.secondary', bgcolor: 'surface.sunk', borderColor: 'line.strong' }
        : { color: `${tone}.dark`, bgcolor: `${tone}.light`, borderColor: `${tone}.edge` }),
      '& svg': { fontSize: 14 },
    }}
  >
    {icon}
    <bdi>{children}</bdi>
  </Box>
);
