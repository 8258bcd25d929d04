import { posts } from '@bidwright/contract-template-demo';
import { collectionApi, collectionHooks, moduleStore } from '@bidwright/remote-kit/store';

const api = collectionApi('template-demo');

export const store = moduleStore([api]);

export const { useQuery: usePosts, useUpdate: useUpdatePost } = collectionHooks(api, posts);
