import { photos } from '@bidwright/contract-admin';
import { anyCollectionHooks, collectionApi, collectionHooks, jobHooks, moduleStore } from '@bidwright/remote-kit/store';

/** What the admin service answers. */
export const admin = collectionApi('admin');

/** What the front door answers itself. */
export const shell = collectionApi('shell');

export const store = moduleStore([admin, shell]);

export const { useList, useQuery, useRecord, useRecordIn, useCreate, useUpdate, useAddTo, useUpdateIn } =
  anyCollectionHooks(admin);

export const { useJob, useJobCalls } = jobHooks(admin);

export const {
  useCreate: useCreatePhoto,
  useSendFile: useSendPhoto,
  useRemoveFile: useRemovePhoto,
} = collectionHooks(admin, photos);
