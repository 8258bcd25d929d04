import { markAllRead, notifications } from '@bidwright/contract-shell';
import { collectionApi, collectionHooks, moduleStore, mutationOf } from '@bidwright/remote-kit/store';

const api = collectionApi('shell');

export const inboxStore = moduleStore([api]);

export const notices = collectionHooks(api, notifications);
export const useMarkAllRead = mutationOf(api, markAllRead);

/** Lets all lists of notifications be read anew. */
export const readAnew = () => inboxStore.dispatch(api.util.invalidateTags([{ type: 'rows', id: notifications.name }]));
