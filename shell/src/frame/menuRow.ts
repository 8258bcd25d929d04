/** How an entry of the menu looks, link and folder alike. */
export const menuRow = (rail: boolean) => ({
  width: '100%',
  gap: 1.5,
  minHeight: { xs: 48, md: 36 },
  paddingInline: rail ? 0 : 1.5,
  paddingBlock: 0.5,
  justifyContent: rail ? 'center' : 'flex-start',
  typography: 'body2',
  fontWeight: 500,
  textAlign: 'start',
  color: 'text.secondary',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'surface.tint', color: 'primary.main', fontWeight: 600 },
});
