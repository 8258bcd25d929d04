import { chances, users } from '@bidwright/contract-admin';
import { type CapacityAnswer, type CapacityCall, projections, type SavePlansCall } from '@bidwright/contract-ftes';
import type { ErrorInfo, RecordOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { collectionHooks, useOnce } from '@bidwright/remote-kit/store';
import { admin, bids, ftes } from '../../api.ts';

const plans = { type: 'rows' as const, id: projections.name };

const data = <T>(answer: { data: T }): T => answer.data;

const own = ftes.injectEndpoints({
  endpoints: (build) => ({
    capacity: build.query<CapacityAnswer, CapacityCall>({
      query: (body) => ({ call: 'capacity', body }),
      transformResponse: data<CapacityAnswer>,
      providesTags: [plans],
    }),
    savePlans: build.mutation<string[], SavePlansCall & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ call: 'savePlans', body, idempotencyKey }),
      transformResponse: data<string[]>,
      invalidatesTags: (_ids, error) => (error ? [] : [plans]),
    }),
  }),
});

export const { useList: useChances } = collectionHooks(admin, chances);
export const { useList: useUsers } = collectionHooks(admin, users);
export const { useRecord: useBid } = collectionHooks(bids, opportunities);

/** A bid as it is read. */
export type Bid = RecordOf<typeof opportunities>;

/** Who has how much to do; nothing is asked while `skip` is true. */
export const useCapacity = (asked: CapacityCall, skip = false) => {
  const { data, error, isFetching, refetch } = own.useCapacityQuery(asked, { skip });
  return { data, error: error as ErrorInfo | undefined, isFetching, refetch };
};

/** Answers what is wrong, or nothing. The same plans sent again after a failure are still added once. */
export const useSavePlans = () => {
  const [send, { isLoading }] = own.useSavePlansMutation();
  const once = useOnce();
  const save = async (plans: SavePlansCall['plans']): Promise<ErrorInfo | undefined> => {
    const { error } = await send({ plans, idempotencyKey: once.keyOf(plans) });
    if (!error) once.taken();
    return error as ErrorInfo | undefined;
  };
  return [save, { isLoading }] as const;
};
