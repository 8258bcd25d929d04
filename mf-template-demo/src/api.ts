import { posts } from '@bidwright/contract-template-demo';
import { collectionHooks } from '@bidwright/remote-kit/store';
import { service } from './client/api.ts';

export { store } from './client/api.ts';

export const { useQuery: usePosts, useUpdate: useUpdatePost } = collectionHooks(service, posts);
