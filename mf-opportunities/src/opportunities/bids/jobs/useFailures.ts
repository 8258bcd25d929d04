import { failuresHook } from '@bidwright/remote-kit/importing';
import { jobs } from '../../../api.ts';

export const useFailures = failuresHook(jobs);
