import { views } from '@bidwright/contract-shell';
import { collectionHooks } from '@bidwright/remote-kit/store';
import { shell } from '../api.ts';

export const { useList: useViews, useCreate: useCreateView, useUpdate: useUpdateView } = collectionHooks(shell, views);
