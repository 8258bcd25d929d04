import type { InputFrom, Kept } from '@bidwright/contract-kit';
import { opportunities, type parts } from '@bidwright/contract-opportunities';
import { collectionHooks } from '@bidwright/remote-kit/store';
import { bids } from '../../api.ts';

/** Money that is planned for a period of a bid. */
export type Amount = InputFrom<typeof parts.amounts.input> & Kept;

const hooks = collectionHooks(bids, opportunities);

export const useAmounts = (bid: string) => hooks.useSub<Amount>(bid, 'amounts');
export const useAddAmount = () => hooks.useAddTo('amounts');
export const useRemoveAmount = () => hooks.useRemoveFrom('amounts');
