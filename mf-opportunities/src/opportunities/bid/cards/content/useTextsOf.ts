import { rfpContent } from '@bidwright/contract-rfp-library';
import { collectionHooks } from '@bidwright/remote-kit/store';
import { library } from '../../../../api.ts';

const { useQuery } = collectionHooks(library, rfpContent);

/** The library's texts that were written for a bid, for who may read them. */
export const useTextsOf = (id: string, limit: number) =>
  useQuery({
    where: [
      { field: 'opportunity', is: 'eq', value: id },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    limit,
  });
