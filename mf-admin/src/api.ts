import { anyCollectionHooks, collectionApi, moduleStore } from '@bidwright/remote-kit/store';

const api = collectionApi('admin');

export const store = moduleStore([api]);

export const { useList, useQuery, useRecord, useCreate, useUpdate } = anyCollectionHooks(api);
