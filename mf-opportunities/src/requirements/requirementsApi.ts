import type { Page, Query, Where } from '@bidwright/contract-kit';
import { type Requirement, readRequirements, requirements, undoReading } from '@bidwright/contract-opportunities';
import { collectionHooks, mutationOf } from '@bidwright/remote-kit/store';
import { bids, store } from '../api.ts';

export const {
  useQuery: useRequirements,
  useCreate: useCreateRequirement,
  useUpdate: useUpdateRequirement,
} = collectionHooks(bids, requirements);

export const useReadRequirements = mutationOf(bids, readRequirements);
export const useUndoReading = mutationOf(bids, undoReading);

/** Those of a bid that are in use, and that filters leave. */
export const ofBid = (id: string, more: Where[] = []): Where[] => [
  { field: 'opportunityId', is: 'eq', value: id },
  { field: 'status', is: 'eq', value: 'Active' },
  ...more,
];

/** In the order of their documents. */
export const inOrder = { field: 'place' };

/** As many as `query` answers at once. */
const limit = 200;

/** All requirements that fit, in order. What goes wrong is thrown. */
export const allRequirements = async (where: Where[]): Promise<Requirement[]> => {
  const all: Requirement[] = [];
  let after: string | null = null;
  do {
    const query: Query = { col: requirements.name, where, sort: inOrder, limit, after };
    const reading = store.dispatch(bids.endpoints.query.initiate(query, { forceRefetch: true }));
    const page: Page<object> = await reading.unwrap();
    reading.unsubscribe();
    all.push(...(page.data as Requirement[]));
    after = page.next;
  } while (after !== null);
  return all;
};
