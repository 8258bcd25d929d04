import { feedback } from '@bidwright/contract-shell';
import { collectionHooks } from '@bidwright/remote-kit/store';
import { shell } from '../api.ts';

export const {
  useQuery: useFeedback,
  useRecord: useFeedbackRecord,
  useUpdate: useUpdateFeedback,
} = collectionHooks(shell, feedback);
