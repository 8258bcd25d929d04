import { bandLook, bands } from '../../year/band.ts';

const bandRules = Object.fromEntries(bands.map((band) => [`& [data-band=${band}] > .cell`, bandLook(band)]));

/** The column of names stays where it is; what gets the focus must not lie below it. */
export const nameWidth = { xs: 148, md: 210 };

/** What floats beside a cell lies over the page, below its header and whatever opens above the page. */
export const besideCell = 1050;

/** The look of the grid, by marks of its cells: thousands of cells need no styles of their own. */
export const gridLook = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: '100%',
  userSelect: 'none',
  touchAction: 'manipulation',
  '& th, & td': { height: 49, padding: 0, borderBottom: 1, borderColor: 'divider', textAlign: 'center' },
  '& td': { minWidth: { xs: 64, md: 76 }, paddingInline: '2px', position: 'relative', cursor: 'cell' },
  '& td.sum': { paddingInline: '8px 12px', textAlign: 'end', cursor: 'default' },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    minWidth: nameWidth,
    width: nameWidth,
    maxWidth: nameWidth,
    paddingInline: { xs: 1, md: 1.25 },
    textAlign: 'start',
    fontWeight: 'inherit',
    borderInlineEnd: '1px solid',
    borderColor: 'divider',
  },
  '& tbody tr:not(.rule) > th': { bgcolor: 'background.paper' },
  '& thead th': { height: 36, typography: 'caption', fontWeight: 600, color: 'text.secondary' },
  '& thead th, & tr.rule > th, & tr.rule > td': { bgcolor: 'surface.sunk' },
  '& .rule > *': { height: 31, fontWeight: 600, cursor: 'default' },
  '& .rule > th': { typography: 'caption', color: 'text.secondary' },
  '& thead [aria-current=date]': { color: 'primary.main' },
  '& .cell': {
    display: 'grid',
    placeContent: 'center',
    height: 44,
    borderRadius: '4px',
    border: '1.5px solid transparent',
    lineHeight: '16px',
  },
  '& .cell > b': { fontWeight: 600 },
  '& .cell > small': { fontSize: 11, lineHeight: '14px', whiteSpace: 'nowrap' },
  '& [data-open] > .cell': { border: '1px dashed', borderColor: 'line.control' },
  '& [data-none] > .cell': { color: 'text.tertiary' },
  ...bandRules,
  '& [data-over] small': { fontWeight: 600 },
  '& td[aria-selected=true]': { bgcolor: 'surface.tintStrong' },
  '& td[data-filling]': { bgcolor: 'surface.tint' },
  '& td[data-unsaved] .cell::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineStart: 6,
    width: 6,
    height: 6,
    borderRadius: '50%',
    bgcolor: 'warning.main',
  },
  '& td:focus-visible, & td:focus, & td:focus-within': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
    borderRadius: '4px',
    zIndex: 1,
  },
  '& td input': {
    width: '100%',
    height: 44,
    padding: 0,
    border: 0,
    outline: 'none',
    textAlign: 'center',
    font: 'inherit',
    fontWeight: 600,
    color: 'text.primary',
    bgcolor: 'background.paper',
  },
  '& td:has(input[aria-invalid=true])': { outlineColor: 'error.main' },
  '& [data-fill]': {
    position: 'absolute',
    insetBlockEnd: -4,
    insetInlineEnd: -4,
    zIndex: 3,
    width: 9,
    height: 9,
    border: '1px solid',
    borderColor: 'background.paper',
    bgcolor: 'primary.main',
    cursor: 'crosshair',
    '&::after': { content: '""', position: 'absolute', inset: -8 },
  },
} as const;
