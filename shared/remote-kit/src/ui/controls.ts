import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { focusRing } from './focusRing.ts';

/** What people press and fill in. `link` is what an address becomes. */
export const controls = (link: ElementType): Components<Omit<Theme, 'components'>> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: link },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { height: 40, padding: '0 16px' },
      sizeSmall: { height: 32, padding: '0 12px' },
      // A second button beside the main one is quiet: only a severity colours its edge.
      outlined: ({ theme, ownerState }) =>
        (ownerState.color ?? 'primary') === 'primary'
          ? {
              color: theme.vars?.palette.text.primary,
              borderColor: theme.vars?.palette.line.strong,
              backgroundColor: theme.vars?.palette.background.paper,
              '&:hover': { backgroundColor: theme.vars?.palette.surface.sunk },
            }
          : {},
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2 }),
      input: ({ theme }) => ({
        // A value decides its own direction, not where it stands. The right-to-left plugin turns this round.
        textAlign: 'left',
        '&::placeholder': { color: theme.vars?.palette.text.tertiary, opacity: 1 },
      }),
    },
  },
  MuiInputAdornment: {
    defaultProps: { disableTypography: true },
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars?.palette.text.secondary }) },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 40,
        backgroundColor: theme.vars?.palette.background.paper,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline, &.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
        },
        '&.Mui-focused.Mui-error': focusRing(theme),
      }),
      sizeSmall: { height: 32 },
      multiline: { height: 'auto' },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.line.control }),
    },
  },
  MuiSelect: { defaultProps: { IconComponent: ExpandMore } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 20, padding: 0, margin: '0 2px' },
      switchBase: ({ theme }) => ({
        padding: 2,
        color: theme.vars?.palette.background.paper,
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.vars?.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing(theme),
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: ({ theme }) => ({ opacity: 1, borderRadius: 10, backgroundColor: theme.vars?.palette.line.control }),
    },
  },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars?.palette.line.control }) } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, height: 24, fontSize: 12, fontWeight: 500 } } },
});
