/** A list of lines with a rule between them. */
export const lines = { margin: 0, padding: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' } as const;

/** One line: what it says, and at its end what can be done about it. */
export const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  paddingBlock: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'body2',
} as const;
