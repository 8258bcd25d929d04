import type { ErrorInfo, Job, RecordResult } from '@bidwright/contract-kit';
import { useEffect, useRef, useState } from 'react';
import { useJobCalls } from '../../../api.ts';

interface Found {
  failures: RecordResult[];
  /** Why they are not known. */
  error?: ErrorInfo;
}

/** The records of a job that were not written, once it is over; where they cannot be read, why, and the way to read them again. */
export const useFailures = (job: Job | undefined): Found & { retry: () => void } => {
  const { results } = useJobCalls();
  const [found, setFound] = useState<Found & { id: string }>();
  const id = job && job.state !== 'queued' && job.state !== 'running' ? job.id : undefined;
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
  return { ...(found && found.id === id ? found : { failures: [] }), retry };
};
