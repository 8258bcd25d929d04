/** The sections, and beside them what stands for the whole record. */
export const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
};

/** Beside the sections stand two parts, below each other. On narrow pages what presses comes first, and what is good to know last. */
export const areas = {
  gridTemplateAreas: { lg: '"main head" "main rest"' },
  gridTemplateRows: { lg: 'auto 1fr' },
};

/** Cards below each other. */
export const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

/** The same as a part of the page that is not always in sight. What is not stays as it is, half filled in too. */
export const part = (isShown: boolean, area?: 'head' | 'main' | 'rest') => ({
  ...stacked,
  ...(area && { gridArea: { lg: area } }),
  ...(!isShown && { display: 'none' }),
});

/** The same of short cards: two beside each other where the page has one column and room for that, each side packed by itself. */
export const packed = (isShown: boolean, area?: 'head') => ({
  ...part(isShown, area),
  ...(isShown && { display: { xs: 'grid', sm: 'block', lg: 'grid' } }),
  columns: { sm: '2 280px', lg: 'auto' },
  columnGap: 2,
  // The last card of a side has the gap below it too.
  marginBlockEnd: { sm: -2, lg: 0 },
  '& > *': { breakInside: 'avoid', marginBlockEnd: { sm: 2, lg: 0 } },
});
