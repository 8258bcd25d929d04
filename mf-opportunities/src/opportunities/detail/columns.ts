/** The sections, and beside them what stands for the whole record. */
export const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
};

/** Cards below each other. */
export const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
