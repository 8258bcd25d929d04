/** What can be edited in the table. */
export const editedFields = [
  'opportunityStatus',
  'chance',
  'opportunityOwner',
  'rfpManager',
  'primaryTeam',
  'projectType',
  'source',
  'dueDate',
  'dateQnA',
  'decisionDueDate',
  'expectedAwardDate',
  'estimatedBudgetAmount',
] as const;

export type EditedField = (typeof editedFields)[number];

/** The days among them, which the contract may ask for. */
export const editedDays: readonly EditedField[] = ['dueDate', 'dateQnA', 'decisionDueDate', 'expectedAwardDate'];
