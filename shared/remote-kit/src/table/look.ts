import type { SxProps, Theme } from '@mui/material/styles';

const headHeight = 36;

const edge = { borderBottom: 1, borderColor: 'divider' } as const;

/** The first column stays in place when the table scrolls sideways. */
const pinned = { position: 'sticky', insetInlineStart: 0 } as const;

export const headCell = (first: boolean, numeric?: boolean): SxProps<Theme> => ({
  ...edge,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: first ? 3 : 2,
  ...(first && { insetInlineStart: 0 }),
  height: headHeight,
  paddingInline: '10px',
  bgcolor: 'surface.sunk',
  color: 'text.secondary',
  typography: 'caption',
  fontWeight: 600,
  textAlign: numeric ? 'end' : 'start',
  whiteSpace: 'nowrap',
});

export const bodyCell = (first: boolean, numeric?: boolean): SxProps<Theme> => ({
  ...edge,
  ...(first && { ...pinned, zIndex: 1, minWidth: 220, maxWidth: 320 }),
  height: (theme: Theme) => theme.rowHeight,
  paddingBlock: 0,
  paddingInline: '10px',
  bgcolor: 'inherit',
  textAlign: numeric ? 'end' : 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const bodyRow: SxProps<Theme> = {
  bgcolor: 'background.paper',
  cursor: 'default',
  '&:hover': { bgcolor: 'surface.sunk' },
  '&[aria-current]': { bgcolor: 'surface.tint' },
  '&:last-of-type > *': { borderBottom: 0 },
};
