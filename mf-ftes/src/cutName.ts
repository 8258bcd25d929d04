/**
 * Of an element with a direction of its own: it is cut at its own end, also on a page that runs the other way. No wider than what is in it,
 * it stands where the page's lines begin.
 */
export const cutName = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
