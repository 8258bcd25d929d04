/** How a mail looks that is only shown. */
export const letter = {
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'surface.sunk',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
