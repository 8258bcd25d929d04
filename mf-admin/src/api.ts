import { anyCollectionHooks, collectionApi, moduleStore } from '@bidwright/remote-kit/store';

const api = collectionApi('admin');

/** What the front door answers itself. */
export const shell = collectionApi('shell');

export const store = moduleStore([api, shell]);

export const { useList, useQuery, useRecord, useCreate, useUpdate } = anyCollectionHooks(api);
