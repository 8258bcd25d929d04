import { chances, users } from '@bidwright/contract-admin';
import { type CapacityCall, capacity, type SavePlansCall, savePlans } from '@bidwright/contract-ftes';
import type { ErrorInfo, RecordOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { collectionHooks, mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { admin, bids, ftes } from '../../api.ts';

export const { useList: useChances } = collectionHooks(admin, chances);
export const { useList: useUsers } = collectionHooks(admin, users);
export const { useRecord: useBid, useQuery: useBids } = collectionHooks(bids, opportunities);

/** A bid as it is read. */
export type Bid = RecordOf<typeof opportunities>;

const useLoads = queryOf(ftes, capacity);

/** Who has how much to do; nothing is asked while `skip` is true. */
export const useCapacity = (asked: CapacityCall, skip = false) => useLoads(asked, { skip });

const useSave = mutationOf(ftes, savePlans);

/** Answers what is wrong, or nothing. The same plans sent again after a failure are still added once. */
export const useSavePlans = () => {
  const [send, { isLoading }] = useSave();
  const save = async (plans: SavePlansCall['plans']): Promise<ErrorInfo | undefined> => (await send({ plans })).error;
  return [save, { isLoading }] as const;
};
