import { users } from '@bidwright/contract-admin';
import {
  emails,
  listMailKinds,
  mailLists,
  messageTemplates,
  previewMail,
  readMailKind,
  readMailSettings,
  restoreMailWords,
  sendTestMail,
  setMailSettings,
  setMailWords,
  writeMail,
} from '@bidwright/contract-shell';
import { collectionHooks, mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { admin, shell } from '../api.ts';

export const { useQuery: useEmails, useRecord: useEmail, useUpdate: useUpdateEmail } = collectionHooks(shell, emails);

export const {
  useList: useMailLists,
  useCreate: useCreateMailList,
  useUpdate: useUpdateMailList,
} = collectionHooks(shell, mailLists);

export const {
  useList: useMessageTemplates,
  useCreate: useCreateMessageTemplate,
  useUpdate: useUpdateMessageTemplate,
} = collectionHooks(shell, messageTemplates);

export const useSendTestMail = mutationOf(shell, sendTestMail);
export const useWriteMail = mutationOf(shell, writeMail);
export const useMailKinds = queryOf(shell, listMailKinds);
export const useMailKind = queryOf(shell, readMailKind);
export const usePreview = queryOf(shell, previewMail);
export const useSetMailWords = mutationOf(shell, setMailWords);
export const useRestoreMailWords = mutationOf(shell, restoreMailWords);
export const useMailSettings = queryOf(shell, readMailSettings);
export const useSetMailSettings = mutationOf(shell, setMailSettings);

export const { useList: usePeople } = collectionHooks(admin, users);
