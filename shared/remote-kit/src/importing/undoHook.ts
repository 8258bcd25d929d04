import type { ErrorInfo, Job, RecordResult } from '@bidwright/contract-kit';
import { useState } from 'react';
import type { jobHooks } from '../store/jobHooks.ts';
import { failuresHook, isGoing } from './failuresHook.ts';

/** The hooks for the jobs of a service. */
export type Jobs = Pick<ReturnType<typeof jobHooks>, 'useJob' | 'useJobCalls'>;

/** An import on its way back: what would become of its records, and what did, also by a job of before. */
export const undoHook = ({ useJob, useJobCalls }: Jobs) => {
  const useFailures = failuresHook({ useJobCalls });
  return function useUndo(imported: string, before: string | undefined) {
    const calls = useJobCalls();
    const [tryId, setTryId] = useState<string>();
    const [runId, setRunId] = useState<string>();
    const [fault, setFault] = useState<ErrorInfo>();
    const [isAsking, setIsAsking] = useState(false);
    const tried = useJob(tryId);
    const run = useJob(runId ?? before);
    const isTrial = tryId !== undefined && runId === undefined;
    const shown: Job | undefined = isTrial ? tried : run;
    const left: readonly RecordResult[] = useFailures(shown).failures;

    const begin = async (preview: boolean, keep: (id: string | undefined) => void) => {
      setIsAsking(true);
      const { data, error } = await calls.undoImport({ id: imported, preview });
      setFault(error);
      keep(data?.id);
      setIsAsking(false);
    };
    return {
      shown,
      isTrial,
      fault,
      isBusy: isAsking || isGoing(shown) || (!shown && (tryId ?? runId ?? before) !== undefined),
      left,
      attempt: () =>
        begin(true, (id) => {
          setRunId(undefined);
          setTryId(id);
        }),
      takeBack: () => begin(false, setRunId),
      leave: () => setTryId(undefined),
      stop: () => shown && calls.cancel(shown.id),
    };
  };
};
