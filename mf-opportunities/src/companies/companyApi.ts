import { companyBids } from '@bidwright/contract-opportunities';
import { queryOf } from '@bidwright/remote-kit/store';
import { bids } from '../api.ts';

/** How the bids of a company ended. */
export const useCompanyFigures = queryOf(bids, companyBids);
