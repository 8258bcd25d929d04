/** A page's main button: on a phone it floats above what the page lists. */
export const floating = {
  '&.MuiButton-root': {
    position: { xs: 'fixed', sm: 'static' },
    insetInlineEnd: 16,
    insetBlockEnd: 20,
    zIndex: 1050,
    height: { xs: 56, sm: 40 },
    paddingInline: { xs: 2.5, sm: 2 },
    boxShadow: { xs: '0 16px 40px rgba(23, 33, 47, 0.18), 0 2px 8px rgba(23, 33, 47, 0.08)', sm: 'none' },
  },
  '&.MuiButton-root .MuiButton-startIcon': { display: 'inherit' },
} as const;
