import { projections } from '@bidwright/contract-ftes';
import { collectionHooks } from '@bidwright/remote-kit/store';
import { staffing } from '../../../../api.ts';

const { useQuery } = collectionHooks(staffing, projections);

const max = 200;

/** Who is planned for some bids together. */
export const usePlansOf = (ids: readonly string[]) =>
  useQuery({
    where: [
      { field: 'opportunity', is: 'in', value: [...ids] },
      { field: 'kind', is: 'eq', value: 'planned' },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    limit: max,
  });

/** Who is planned for a bid, as far as the person may see plans. */
export const usePlans = (id: string) => usePlansOf([id]);
