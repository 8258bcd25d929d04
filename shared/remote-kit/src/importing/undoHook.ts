import type { ErrorInfo, Job, RecordResult } from '@bidwright/contract-kit';
import { useEffect, useRef, useState } from 'react';
import type { jobHooks } from '../store/jobHooks.ts';

/** The hooks for the jobs of a service. */
export type Jobs = Pick<ReturnType<typeof jobHooks>, 'useJob' | 'useJobCalls'>;

type Calls = ReturnType<Jobs['useJobCalls']>;

export const isGoing = (job: Job | undefined): boolean => job?.state === 'queued' || job?.state === 'running';

/** The records that an undo leaves as they are, once it is over. */
const useLeft = (job: Job | undefined, results: Calls['results']): readonly RecordResult[] => {
  const [found, setFound] = useState<{ id: string; rows: RecordResult[] }>();
  const asked = useRef<string>(undefined);
  const id = job && !isGoing(job) ? job.id : undefined;
  useEffect(() => {
    // Asking draws the page anew: without this it would ask again each time.
    if (!id || asked.current === id) return;
    asked.current = id;
    void results(id, ['refused', 'conflict', 'missing']).then(({ data = [] }) => setFound({ id, rows: data }));
  }, [id, results]);
  return found && found.id === id ? found.rows : [];
};

/** An import on its way back: what would become of its records, and what did, also by a job of before. */
export const undoHook = ({ useJob, useJobCalls }: Jobs) =>
  function useUndo(imported: string, before: string | undefined) {
    const calls = useJobCalls();
    const [tryId, setTryId] = useState<string>();
    const [runId, setRunId] = useState<string>();
    const [fault, setFault] = useState<ErrorInfo>();
    const [isAsking, setIsAsking] = useState(false);
    const tried = useJob(tryId);
    const run = useJob(runId ?? before);
    const isTrial = tryId !== undefined && runId === undefined;
    const shown = isTrial ? tried : run;

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
      left: useLeft(shown, calls.results),
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
