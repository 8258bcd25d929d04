import type { ErrorInfo, Job, RecordResult } from '@bidwright/contract-kit';
import { useEffect, useRef, useState } from 'react';
import type { jobHooks } from '../store/jobHooks.ts';

interface Found {
  failures: readonly RecordResult[];
  /** Why they are not known. */
  error?: ErrorInfo;
}

export const isGoing = (job: Job | undefined): boolean => job?.state === 'queued' || job?.state === 'running';

const none: readonly RecordResult[] = [];

/**
 * The hook for the records of a job that were not written, once it is over: refused, changed by others meanwhile, or gone. Where they cannot
 * be read it answers why, and the way to read them again.
 */
export const failuresHook = ({ useJobCalls }: Pick<ReturnType<typeof jobHooks>, 'useJobCalls'>) =>
  function useFailures(job: Job | undefined): Found & { retry: () => void } {
    const { results } = useJobCalls();
    const [found, setFound] = useState<Found & { id: string }>();
    const id = job && !isGoing(job) ? job.id : undefined;
    const asked = useRef<string>(undefined);
    useEffect(() => {
      // Asking draws the page anew: without this it would ask again each time, until the first answer is there.
      if (!id || asked.current === id) return;
      asked.current = id;
      void results(id, ['refused', 'conflict', 'missing']).then(({ data = [], error }) =>
        setFound({ id, failures: data, ...(error && { error }) }),
      );
    }, [id, results]);
    const retry = () => {
      asked.current = undefined;
      setFound(undefined);
    };
    return { ...(found && found.id === id ? found : { failures: none }), retry };
  };
