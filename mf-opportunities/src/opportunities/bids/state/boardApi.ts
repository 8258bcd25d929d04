import type { ErrorInfo } from '@bidwright/contract-kit';
import { type BoardCall, type BoardColumn, opportunities } from '@bidwright/contract-opportunities';
import { bids } from '../../../api.ts';

/** The board's own call: all columns at once. Every write of a bid asks it again. */
const { useBoardQuery } = bids.injectEndpoints({
  endpoints: (build) => ({
    board: build.query<BoardColumn[], BoardCall>({
      query: (body) => ({ call: 'board', body }),
      transformResponse: ({ data }: { data: BoardColumn[] }) => data,
      providesTags: [{ type: 'rows', id: opportunities.name }],
    }),
  }),
});

/** The columns that have records; those of the question before while another is asked. */
export const useBoard = (asked: BoardCall) => {
  const { data, error, isFetching, refetch } = useBoardQuery(asked);
  return { columns: data, error: error as ErrorInfo | undefined, isFetching, refetch };
};
