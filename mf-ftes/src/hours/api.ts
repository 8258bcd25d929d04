import {
  actuals,
  hoursSheet,
  importHours,
  planAgainstActual,
  type SaveActualsCall,
  saveActuals,
  tryHours,
} from '@bidwright/contract-ftes';
import type { ErrorInfo } from '@bidwright/contract-kit';
import { collectionHooks, jobHooks, mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { ftes } from '../api.ts';

export const { useQuery: useActuals } = collectionHooks(ftes, actuals);
export const jobs = jobHooks(ftes);
export const { useJob, useJobCalls: useTableCalls } = jobs;
export const useHoursSheet = mutationOf(ftes, hoursSheet);
export const useTryHours = mutationOf(ftes, tryHours);
export const useImportHours = mutationOf(ftes, importHours);
export const usePlanAgainstActual = queryOf(ftes, planAgainstActual);

const useSave = mutationOf(ftes, saveActuals);

/** Answers what is wrong, or nothing. The same hours sent again after a failure are still added once. */
export const useSaveActuals = () => {
  const [send, { isLoading }] = useSave();
  const save = async (hours: SaveActualsCall['actuals']): Promise<ErrorInfo | undefined> =>
    (await send({ actuals: hours })).error;
  return [save, { isLoading }] as const;
};
