import type { ContractFigures } from '@bidwright/contract-opportunities';
import { bids } from '../api.ts';

const { useContractFiguresQuery } = bids.injectEndpoints({
  endpoints: (build) => ({
    contractFigures: build.query<ContractFigures[], readonly string[]>({
      query: (ids) => ({ call: 'contractFigures', body: { ids } }),
      transformResponse: ({ data }: { data: ContractFigures[] }) => data,
      // They follow from documents.
      providesTags: [{ type: 'rows', id: 'documents' }],
    }),
  }),
});

/** What documents say of the contracts of some projects, by their ids; the last known until the next are there. */
export const useFigures = (ids: readonly string[]): ReadonlyMap<string, ContractFigures> | undefined => {
  const { data } = useContractFiguresQuery(ids, { skip: ids.length === 0 });
  return data && new Map(data.map((figures) => [figures.id, figures]));
};
