import type { Theme } from '@mui/material/styles';

/** Where the keyboard is. The same everywhere, in the accent. */
export const focusRing = (theme: Omit<Theme, 'components'>) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});
