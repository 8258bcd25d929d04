import { emails } from '@bidwright/contract-shell';
import { collectionHooks } from '@bidwright/remote-kit/store';
import { shell } from '../api.ts';

export const { useQuery: useEmails, useRecord: useEmail, useUpdate: useUpdateEmail } = collectionHooks(shell, emails);
