import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { controls } from './controls.ts';
import { focusRing } from './focusRing.ts';
import { surfaces } from './surfaces.ts';

const still = {
  '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
};

/** How MUI's components look here. `link` is what an address becomes. */
export const components = (link: ElementType): Components<Omit<Theme, 'components'>> => ({
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // The height of the bar over the page.
      ':root': {
        '--header': '56px',
        [theme.breakpoints.up('md')]: { '--header': `${theme.mixins.toolbar.minHeight}px` },
      },
      body: { ...theme.typography.body2, fontFeatureSettings: '"tnum", "lnum"' },
      ':focus-visible': focusRing(theme),
      '@media (prefers-reduced-motion: reduce)': still,
    }),
  },
  MuiLink: { defaultProps: { component: link, underline: 'hover' } },
  MuiListItemButton: {
    styleOverrides: { root: ({ theme }) => ({ minHeight: 36, borderRadius: theme.shape.borderRadius }) },
  },
  MuiSkeleton: { styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.surface.skeleton }) } },
  ...controls(link),
  ...surfaces,
});
