import type { SxProps, Theme } from '@mui/material/styles';
import { denseRow } from '../ui/theme.ts';

const headHeight = 36;

const edge = { borderBottom: 1, borderColor: 'divider' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** What the boxes for choosing rows take. */
const choosing = 44;

/** What a finger needs. */
const touched = 40;

/** Read, never seen. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** A box to tick, drawn without an element or a style of its own for each row. */
const tick = {
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 18,
  height: 18,
  margin: 0,
  border: '2px solid',
  borderColor: 'line.control',
  borderRadius: '3px',
  cursor: 'inherit',
  '&:checked, &:indeterminate': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '&::after': { content: '""', width: 12, height: 12, bgcolor: 'transparent' },
  '&:checked::after': {
    bgcolor: 'primary.contrastText',
    clipPath: 'polygon(14% 44%, 0 60%, 42% 96%, 100% 20%, 84% 8%, 40% 66%)',
  },
  '&:indeterminate::after': { bgcolor: 'primary.contrastText', clipPath: 'inset(5px 1px)' },
  // Where the device draws in colours of its own, so does it draw the box.
  '@media (forced-colors: active)': { appearance: 'auto', '&::after': { content: 'none' } },
} as const;

/** Boxes for choosing rows. */
export const choosers = {
  '& [data-choosing] label': {
    display: 'grid',
    placeItems: 'center',
    // The cell's own width gives way where columns are many.
    width: choosing,
    minHeight: headHeight,
    cursor: 'pointer',
  },
  '& [data-choosing] input': tick,
} as const;

const editable = {
  position: 'relative',
  marginInline: '-6px',
  paddingInline: '6px',
  minHeight: 32,
  display: 'flex',
  alignItems: 'center',
  borderRadius: '4px',
  cursor: 'cell',
  overflow: 'hidden',
  width: 'calc(100% + 12px)',
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  background: 'none',
  '& > *': { minWidth: 0 },
  outlineOffset: -2,
  '&:hover': { outline: '1px solid', outlineColor: 'line.strong' },
  '&:focus': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

/** Three dots, drawn without an element of its own for each row. */
const menus = {
  display: 'block',
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlockStart: 'calc(50% - 14px)',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: '4px',
  cursor: 'pointer',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  '&::before': {
    content: '""',
    display: 'block',
    width: 4,
    height: 16,
    marginInline: 'auto',
    background: 'radial-gradient(circle 2px, currentColor 95%, transparent) 0 0 / 4px 6px',
  },
  '&:hover, &:focus-visible': { bgcolor: 'surface.tint', color: 'text.primary' },
  '@media (forced-colors: active)': { '&::before': { forcedColorAdjust: 'none', color: 'ButtonText' } },
} as const;

/** The name of a row, which opens it. */
export const openers = {
  '& [data-opener]': {
    font: 'inherit',
    fontWeight: 600,
    color: 'text.primary',
    textAlign: 'start',
    textDecoration: 'none',
    border: 0,
    padding: 0,
    background: 'none',
    cursor: 'pointer',
  },
} as const;

/**
 * How a table looks, said once for all its cells: a style of each cell's own would be worked out for hundreds of them, each time anything
 * changes.
 */
export const tableLook = (selection: boolean): SxProps<Theme> => {
  /** The first column stays in place when the table scrolls sideways, beside the boxes for choosing rows. */
  const first = { position: 'sticky', insetInlineStart: selection ? choosing : 0 } as const;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th, & td': { ...edge, paddingInline: '10px', textAlign: 'start', whiteSpace: 'nowrap' },
    '& thead th': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 2,
      height: headHeight,
      bgcolor: 'surface.sunk',
      color: 'text.secondary',
      typography: 'caption',
      fontWeight: 600,
    },
    '& tbody th, & tbody td': {
      ...cut,
      height: (theme: Theme) => theme.rowHeight,
      paddingBlock: 0,
      bgcolor: 'inherit',
      fontWeight: 400,
    },
    '& thead th[data-first]': { ...first, zIndex: 3 },
    '& tbody th[scope=row], & tbody td[data-first]': { ...first, zIndex: 1, minWidth: 220, maxWidth: 320 },
    '& tr > [data-choosing]': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      width: choosing,
      padding: 0,
      textAlign: 'center',
    },
    '& thead tr > [data-choosing]': { zIndex: 3 },
    // It takes no width: what is in it lies over the end of the row while it is meant.
    '& tr > [data-silent]': {
      width: 0,
      maxWidth: 0,
      padding: 0,
      position: 'sticky',
      insetInlineEnd: 0,
      overflow: 'visible',
    },
    '& tr > [data-numeric]': { textAlign: 'end' },
    ...choosers,
    '& [data-unseen]': unseen,
    '& [data-edit]': editable,
    '& [data-menu]': menus,
    // Rows stay quiet until they are meant, where something can hover.
    '@media (hover: hover)': { '& tr:not(:hover, :focus-within) [data-menu]': { opacity: 0 } },
    '& [data-numeric] > [data-edit]': { justifyContent: 'flex-end' },
    // Where nothing hovers they are always there, and nothing may lie below them.
    '@media (hover: none)': {
      '& tr > [data-silent]': { width: touched, minWidth: touched, maxWidth: touched },
      '& [data-menu]': {
        insetBlockStart: `calc(50% - ${touched / 2}px)`,
        insetInlineEnd: 0,
        width: touched,
        height: touched,
      },
    },
    '& [data-below]': { ...cut, typography: 'caption', color: 'text.secondary' },
    '&[data-dense]': {
      '& tbody th, & tbody td': { height: denseRow },
      '& tbody th[scope=row] *': { display: 'inline' },
      '& [data-below]': { marginInlineStart: '8px' },
    },
    '& tbody > tr': {
      bgcolor: 'background.paper',
      cursor: 'default',
      '&[data-opens]': { cursor: 'pointer' },
      '&:hover': { bgcolor: 'surface.sunk' },
      '&[aria-current], &[data-chosen]': { bgcolor: 'surface.tint' },
      // On tint it would sink.
      '&[data-chosen] .MuiChip-root': { bgcolor: 'background.paper' },
      '&:last-of-type > *': { borderBottom: 0 },
    },
    '& tr[data-sums] > *': { height: headHeight, fontWeight: 600, color: 'text.primary' },
    '& tbody > tr[data-sums], & tbody > tr[data-sums]:hover': { bgcolor: 'surface.sunk' },
    '& tbody > tr[data-sums] > [data-first]': { ...first, zIndex: 1 },
    '& tfoot tr > *': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      borderTop: 1,
      borderBottom: 0,
      borderColor: 'line.strong',
      bgcolor: 'background.paper',
    },
    '& tfoot tr > [data-first]': { ...first, zIndex: 3 },
    ...openers,
  };
};
