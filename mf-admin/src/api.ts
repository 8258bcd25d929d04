import { photos } from '@bidwright/contract-admin';
import { anyCollectionHooks, collectionApi, collectionHooks, jobHooks, moduleStore } from '@bidwright/remote-kit/store';

const api = collectionApi('admin');

/** What the front door answers itself. */
export const shell = collectionApi('shell');

export const store = moduleStore([api, shell]);

export const { useList, useQuery, useRecord, useRecordIn, useCreate, useUpdate, useAddTo, useUpdateIn } =
  anyCollectionHooks(api);

export const { useJob, useJobCalls } = jobHooks(api);

export const {
  useCreate: useCreatePhoto,
  useSendFile: useSendPhoto,
  useRemoveFile: useRemovePhoto,
} = collectionHooks(api, photos);
