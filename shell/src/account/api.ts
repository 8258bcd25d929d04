import { views } from '@bidwright/contract-shell';
import { collectionApi, collectionHooks, moduleStore } from '@bidwright/remote-kit/store';

const api = collectionApi('shell');

export const viewStore = moduleStore([api]);

export const { useQuery: useViews, useUpdate: useUpdateView } = collectionHooks(api, views);
