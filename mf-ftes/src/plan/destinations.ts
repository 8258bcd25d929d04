import type { Destination } from '@bidwright/shell-api';

/** Pages of the module that keeps bids. */
export const bidList: Destination<object> = 'Opportunity.list';
export const bidPage: Destination<{ id: string }> = 'Opportunity.show';
export const bidProjections: Destination<{ id: string }> = 'Opportunity.projections';
