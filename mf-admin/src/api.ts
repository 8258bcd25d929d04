import { companyTwins, merges, photos, recordAudit, undoMerge } from '@bidwright/contract-admin';
import type { ErrorInfo } from '@bidwright/contract-kit';
import {
  anyCollectionHooks,
  collectionApi,
  collectionHooks,
  errorOf,
  jobHooks,
  moduleStore,
  mutationOf,
  queryOf,
} from '@bidwright/remote-kit/store';

/** What the admin service answers. */
export const admin = collectionApi('admin');

/** What the front door answers itself. */
export const shell = collectionApi('shell');

export const store = moduleStore([admin, shell]);

export const { useList, useQuery, useRecord, useRecordIn, useSub, useCreate, useUpdate, useAddTo, useUpdateIn } =
  anyCollectionHooks(admin);

export const jobs = jobHooks(admin);
export const { useJob, useJobCalls } = jobs;

export const {
  useCreate: useCreatePhoto,
  useSendFile: useSendPhoto,
  useRemoveFile: useRemovePhoto,
} = collectionHooks(admin, photos);

export const useAudit = queryOf(admin, recordAudit);
export const useMerges = queryOf(admin, merges);
export const useUndoMerge = mutationOf(admin, undoMerge);
export const useTwins = queryOf(admin, companyTwins);

/** Makes a record of a collection another one, which takes over what is said; answers what is wrong, or nothing. */
export const useMerge = (col: string) => {
  const [send] = admin.useAskMutation();
  return async (id: string, from: string, version: number, fields: object): Promise<ErrorInfo | undefined> => {
    const changes = [{ col, id }, { col, id: from }, { col }];
    const { error } = await send({ call: 'merge', body: { col, id, from: [from], version, ...fields }, changes });
    return errorOf(error);
  };
};
