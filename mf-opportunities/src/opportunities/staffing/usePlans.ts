import { projections } from '@bidwright/contract-ftes';
import { collectionHooks } from '@bidwright/remote-kit/store';
import { staffing } from '../../api.ts';

const { useQuery } = collectionHooks(staffing, projections);

/** Who is planned for a bid, as far as the person may see plans. */
export const usePlans = (id: string) =>
  useQuery({
    where: [
      { field: 'opportunity', is: 'eq', value: id },
      { field: 'kind', is: 'eq', value: 'planned' },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    limit: 200,
  });
