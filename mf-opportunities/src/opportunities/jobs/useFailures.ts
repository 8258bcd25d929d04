import type { Job, RecordResult } from '@bidwright/contract-kit';
import { useEffect, useRef, useState } from 'react';
import { useJobCalls } from '../../api.ts';

/** The records of a job that were not written, once it is over. */
export const useFailures = (job: Job | undefined): RecordResult[] => {
  const { results } = useJobCalls();
  const [found, setFound] = useState<{ id: string; results: RecordResult[] }>();
  const id = job && job.state !== 'queued' && job.state !== 'running' ? job.id : undefined;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // Asking draws the page anew: without this it would ask again each time, until the first answer is there.
    if (!id || asked.current === id) return;
    asked.current = id;
    void results(id, ['refused', 'conflict', 'missing']).then(({ data }) => setFound({ id, results: data ?? [] }));
  }, [id, results]);
  return found && found.id === id ? found.results : [];
};
