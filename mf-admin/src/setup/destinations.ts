import type { Destination } from '@bidwright/shell-api';

/** The list of bids. */
export const bidList: Destination<object> = 'Opportunity.list';
