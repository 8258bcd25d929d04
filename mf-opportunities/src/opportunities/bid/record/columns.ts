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

/** The same of short cards. In tabs two stand beside each other where there is room for that, each side packed by itself. */
export const packed = (isShown: boolean, inTabs: boolean, area?: 'head') => ({
  ...part(isShown, area),
  ...(inTabs && {
    ...(isShown && { display: 'block' }),
    columns: '2 280px',
    columnGap: 2,
    '& > *': { breakInside: 'avoid', marginBlockEnd: 2 },
    // Where the side ends so does its gap.
    '& > :last-child': { marginBlockEnd: 0 },
  }),
});
