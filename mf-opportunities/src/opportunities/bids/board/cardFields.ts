import { called, mayUpdate } from '@bidwright/contract-kit';

/** What a card shows of a bid, and what says whether it can be moved. */
export const cardFields = [
  'solicitationName',
  called('client'),
  'opportunityStatus',
  'dueDate',
  called('opportunityOwner'),
  'primaryTeam',
  'estimatedBudgetAmount',
  'chance',
  mayUpdate,
] as const;
