import type { Components, Theme } from '@mui/material/styles';
import { AppLink } from './AppLink.tsx';
import { fontFaces } from './fonts.ts';

type Themed = Omit<Theme, 'components'>;

const focusRing = (theme: Themed) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});

const raised = (theme: Themed) => ({
  backgroundColor: theme.vars?.palette.surface.raised,
  boxShadow: theme.elevation[2],
});

const still = {
  '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
};

/** How MUI's components look here. */
export const components: Components<Themed> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      '@font-face': fontFaces,
      body: { ...theme.typography.body2, fontFeatureSettings: '"tnum", "lnum"' },
      ':focus-visible': focusRing(theme),
      '@media (prefers-reduced-motion: reduce)': still,
    }),
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiLink: { defaultProps: { component: AppLink, underline: 'hover' } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: AppLink },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { height: 40, padding: '0 16px' },
      sizeSmall: { height: 32, padding: '0 12px' },
      outlined: ({ theme, ownerState }) =>
        ownerState.color === 'inherit' || ownerState.color === undefined || ownerState.color === 'primary'
          ? {
              color: theme.vars?.palette.text.primary,
              borderColor: theme.vars?.palette.line.strong,
              backgroundColor: theme.vars?.palette.background.paper,
              '&:hover': { backgroundColor: theme.vars?.palette.surface.sunk },
            }
          : {},
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 40,
        backgroundColor: theme.vars?.palette.background.paper,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline, &.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
        },
      }),
      sizeSmall: { height: 32 },
      multiline: { height: 'auto' },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.line.control }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, height: 24, fontSize: 12, fontWeight: 500 } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: 36, borderRadius: 8 } } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => raised(theme) } },
  MuiPopover: { defaultProps: { transitionDuration: 160 }, styleOverrides: { paper: ({ theme }) => raised(theme) } },
  MuiMenuItem: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2, minHeight: 36 }) } },
  MuiDrawer: { styleOverrides: { paper: ({ theme }) => ({ backgroundColor: theme.vars?.palette.surface.chrome }) } },
  MuiDialog: { styleOverrides: { paper: ({ theme }) => ({ ...raised(theme), borderRadius: 12 }) } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars?.palette.surface.scrim },
      }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400, arrow: true } },
  MuiSkeleton: { styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.line.main }) } },
};
