import type { SxProps, Theme } from '@mui/material/styles';

const headHeight = 36;

const edge = { borderBottom: 1, borderColor: 'divider' } as const;

/** What the boxes for choosing rows take. */
export const choosing = 44;

/** The boxes for choosing rows, and the first column beside them, stay in place when the table scrolls sideways. */
const pinned = (after: number) => ({ position: 'sticky', insetInlineStart: after }) as const;

export const headCell = (first: boolean, numeric?: boolean, after = 0): SxProps<Theme> => ({
  ...edge,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: first ? 3 : 2,
  ...(first && { insetInlineStart: after }),
  height: headHeight,
  paddingInline: '10px',
  bgcolor: 'surface.sunk',
  color: 'text.secondary',
  typography: 'caption',
  fontWeight: 600,
  textAlign: numeric ? 'end' : 'start',
  whiteSpace: 'nowrap',
});

export const bodyCell = (first: boolean, numeric?: boolean, after = 0): SxProps<Theme> => ({
  ...edge,
  ...(first && { ...pinned(after), zIndex: 1, minWidth: 220, maxWidth: 320 }),
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
  '&[aria-current], &[data-chosen]': { bgcolor: 'surface.tint' },
  // On tint it would sink.
  '&[data-chosen] .MuiChip-root': { bgcolor: 'background.paper' },
  '&:last-of-type > *': { borderBottom: 0 },
};

export const choosingCell = (head: boolean): SxProps<Theme> => ({
  ...edge,
  ...pinned(0),
  ...(head && { insetBlockStart: 0 }),
  zIndex: head ? 3 : 1,
  width: choosing,
  padding: 0,
  textAlign: 'center',
  bgcolor: head ? 'surface.sunk' : 'inherit',
});
