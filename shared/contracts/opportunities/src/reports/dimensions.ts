/** What reports can group bids by. */
export const dimensions = [
  'status',
  'month',
  'week',
  'day',
  'team',
  'owner',
  'client',
  'projectType',
  'source',
  'winningFirm',
  'chance',
  'person',
  'field',
  'section',
  'coverage',
  'requirementKind',
] as const;
export type Dimension = (typeof dimensions)[number];

/** What rows stand for of reports that have but one way to be read. */
export const fixedRows = ['bid', 'contract', 'check', 'firm', 'move', 'factor'] as const;
export type FixedRows = (typeof fixedRows)[number];

/**
 * The days by which a bid belongs to a period: when it took its result, was due or was recorded. A forecast goes by the months of the
 * work or by the expected award.
 */
export const bases = ['decided', 'due', 'recorded', 'work', 'award'] as const;
export type Basis = (typeof bases)[number];
