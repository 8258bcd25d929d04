import type { MenuState } from './MenuContext.ts';

/** How an entry of the menu looks, link and folder alike. */
export const menuRow = ({ rail, inner }: Pick<MenuState, 'rail' | 'inner'>) => ({
  width: '100%',
  gap: 1.5,
  minHeight: { xs: 48, md: 36 },
  padding: rail ? 0.5 : `4px 12px 4px ${inner ? 44 : 12}px`,
  justifyContent: rail ? 'center' : 'flex-start',
  typography: 'body2',
  fontWeight: 500,
  textAlign: 'start',
  color: 'text.secondary',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'surface.tint', color: 'primary.main', fontWeight: 600 },
});
