import type { SxProps, Theme } from '@mui/material/styles';

/** How the parts of the palette look; the library marks them by attributes. */
export const paletteLook: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& [cmdk-label]': { display: 'none' },
  '& [cmdk-input]': {
    flex: 1,
    minWidth: 0,
    height: 56,
    border: 0,
    outline: 'none',
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: 15,
    '&::placeholder': { color: 'text.tertiary', opacity: 1 },
  },
  '& [cmdk-list]': { overflow: 'auto', maxHeight: { sm: 'min(480px, 60vh)' }, padding: 1 },
  '& [cmdk-group-heading]': { typography: 'caption', color: 'text.secondary', padding: '8px 12px 4px' },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: { xs: 48, sm: 40 },
    paddingInline: 1.5,
    borderRadius: 1,
    cursor: 'pointer',
    typography: 'body2',
    '&[aria-selected=true]': { bgcolor: 'surface.tint' },
  },
};
