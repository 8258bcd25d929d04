import type { Components, Theme } from '@mui/material/styles';

type Themed = Omit<Theme, 'components'>;

const raised = (theme: Themed, elevation: 1 | 2) => ({
  backgroundColor: theme.vars?.palette.surface.raised,
  boxShadow: theme.elevation[elevation],
});

/** What stands on the page or above it. */
export const surfaces: Components<Themed> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => raised(theme, 2) } },
  MuiPopover: {
    defaultProps: { transitionDuration: 160 },
    styleOverrides: { paper: ({ theme }) => raised(theme, 2) },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => raised(theme, 1),
      option: ({ theme }) => ({ ...theme.typography.body2, '&&': { minHeight: 36 } }),
      noOptions: ({ theme }) => theme.typography.body2,
      loading: ({ theme }) => theme.typography.body2,
    },
  },
  MuiMenuItem: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2, minHeight: 36 }) } },
  MuiDrawer: { styleOverrides: { paper: ({ theme }) => ({ backgroundColor: theme.vars?.palette.surface.chrome }) } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...raised(theme, 2), borderRadius: 12, '&:focus-visible': { outline: 'none' } }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars?.palette.surface.scrim },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        color: theme.vars?.palette.inverse.text,
        backgroundColor: theme.vars?.palette.inverse.bg,
      }),
      arrow: ({ theme }) => ({ color: theme.vars?.palette.inverse.bg }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = theme.vars?.palette[ownerState.severity ?? 'success'];
        return { color: tone?.dark, backgroundColor: tone?.light, border: `1px solid ${tone?.edge}` };
      },
      icon: ({ theme, ownerState }) => ({
        '&&': { color: theme.vars?.palette[ownerState.severity ?? 'success'].main, opacity: 1 },
      }),
    },
  },
};
