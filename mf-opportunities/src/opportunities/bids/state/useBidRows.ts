import type { Query } from '@bidwright/contract-kit';
import type { Pages, Walk } from '@bidwright/remote-kit/store';
import { useOpportunities } from '../../../api.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

/** Bids with the fields that the query names and no others. */
export const useBidRows = (query: Omit<Query, 'col'> & { fields: readonly string[] }, walk?: Walk): Pages<BidRow> =>
  useOpportunities(query, walk);
