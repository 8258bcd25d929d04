import { paces } from '@bidwright/contract-opportunities';
import { queryOf } from '@bidwright/remote-kit/store';
import { bids } from '../../../../api.ts';

const useAll = queryOf(bids, paces);

/** How long bids took from each status until they were sent. */
export const usePaces = () => useAll({});
